import {
  createMemoryRouter,
  RouterContextProvider,
  type LoaderFunction,
  type RouteObject,
} from "react-router";
import { expect, test, vi } from "vitest";
import { site } from "#site";
import type { Feature } from "#src/cms/feature.ts";
import { NoAnswerError, type Api } from "#src/cms/staff/api.ts";
import { isStaffPath } from "#src/cms/staff-paths.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { shouldRevalidateForm } from "#src/cms/staff/drafts/revalidation.ts";
import { failureOf } from "#src/cms/staff/lists/stale-data.ts";
import { apiContext } from "#src/cms/staff/staff.ts";
import { routes } from "./routes.tsx";
import type { Session } from "./session.ts";

const withChildren = (each: RouteObject): RouteObject[] => [
  each,
  ...(each.children ?? []).flatMap(withChildren),
];

test("the server recognises the paths of all screens, and no other paths", () => {
  const paths = routes({} as Session, {} as Api)
    .flatMap(withChildren)
    .flatMap(({ path, children }) => [path, ...(children ?? []).map((child) => `${path}/${child.path}`)])
    .filter((path) => path?.startsWith("/"))
    .map((path) => path!.replaceAll(/:\w+/g, "12"));
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !isStaffPath(path))).toEqual([]);
  for (const path of ["/admin/nope", "/admin/message/1/2", "/admin/websitesettings/1", "/administrator"])
    expect([path, isStaffPath(path)]).toEqual([path, false]);
});

test("every route of a form has `shouldRevalidateForm`, and every form of a feature is marked with `isForm`", () => {
  const forms = routes({} as Session, {} as Api)
    .flatMap(withChildren)
    .filter(({ lazy }) => typeof lazy === "function" && lazy.toString().includes("-form.tsx"));
  expect(forms.length).toBeGreaterThan(10);
  expect(forms.filter(({ shouldRevalidate }) => shouldRevalidate !== shouldRevalidateForm)).toEqual([]);
  const screens = (site as readonly Feature[]).flatMap((feature) => feature.screens ?? []);
  const unmarked = screens.filter(({ load, isForm }) => !isForm && load.toString().includes("-form.tsx"));
  expect(unmarked).toEqual([]);
});

test("every screen without a form keeps its data when a reload fails, and marks the data as old", async () => {
  vi.stubGlobal("document", { documentElement: { dataset: { interface: "nb" } } });
  let isReachable = true;
  const respond = async (answer: object) => {
    if (isReachable) return answer;
    throw new NoAnswerError("no answer");
  };
  const api = {
    // The response is an array that also has fields, because some screens expect an array and others an object.
    get: () =>
      respond(
        Object.assign([], {
          fields: {},
          devices: [],
          entries: [],
          season: { opens: "04-24", closes: "09-15" },
        }),
      ),
    list: () => respond({ items: [], next: undefined, counts: { states: {} } }),
  } as unknown as Api;
  const context = new RouterContextProvider(new Map([[apiContext, api]]));
  const [shell] = routes({} as Session, api).filter(({ id }) => id === "shell");
  const checkedPaths: string[] = [];
  for (const { id, path, lazy, loader: own, shouldRevalidate } of withChildren(shell!)) {
    if (shouldRevalidate) continue;
    const loader = own ?? (typeof lazy === "function" ? (await lazy()).loader : undefined);
    if (typeof loader !== "function") continue;
    const load = loader as LoaderFunction;
    const call = {
      request: new Request(`http://localhost${path ?? ""}`),
      params: { id: "1" },
      context,
    } as unknown as Parameters<LoaderFunction>[0];
    isReachable = true;
    const before: unknown = await load(call);
    expect(failureOf(before), path).toBeUndefined();
    isReachable = false;
    expect(await load(call), path).toBe(before);
    expect(failureOf(before), path).toBeInstanceOf(NoAnswerError);
    checkedPaths.push(path ?? id!);
  }
  expect(checkedPaths.length).toBeGreaterThan(15);
});

test("signing out asks about unsaved changes first, even if the provider has no sign-out page", async () => {
  const visited: string[] = [];
  vi.stubGlobal("location", { replace: (to: string) => visited.push(to) });
  const session = {
    unsaved: [{ address: staffAddresses.messages, draft: {} }],
    signOut: async () => "/",
  } as unknown as Session;
  const router = createMemoryRouter(routes(session, {} as Api), { initialEntries: [staffAddresses.signOut] });
  await expect.poll(() => Object.values(router.state.loaderData ?? {})).toEqual([session.unsaved]);
  expect(visited).toEqual([]);
  // Submits the screen's form.
  void router.navigate(null, { formMethod: "post", formData: new FormData() });
  await expect.poll(() => visited).toEqual(["/"]);
  router.dispose();
});
