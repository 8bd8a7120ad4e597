import type { RouteObject } from "react-router";
import { expect, test } from "vitest";
import type { Api } from "#src/ui/staff/api.ts";
import { isStaffPath } from "#src/i18n/staff-addresses.ts";
import { keepWhileWriting } from "#src/ui/staff/keep-while-writing.ts";
import { routes } from "./routes.tsx";
import type { Session } from "./session.ts";

const all = (each: RouteObject): RouteObject[] => [each, ...(each.children ?? []).flatMap(all)];

test("the server knows where screens are, and where none is", () => {
  const paths = routes({} as Session, {} as Api)
    .flatMap(all)
    .flatMap(({ path, children }) => [path, ...(children ?? []).map((child) => `${path}/${child.path}`)])
    .filter((path) => path?.startsWith("/"))
    .map((path) => path!.replaceAll(/:\w+/g, "12"));
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !isStaffPath(path))).toEqual([]);
  for (const path of ["/admin/nope", "/admin/message/1/2", "/admin/websitesettings/1", "/administrator"])
    expect([path, isStaffPath(path)]).toEqual([path, false]);
});

test("what is being written stays on every screen with a form", () => {
  const forms = routes({} as Session, {} as Api)
    .flatMap(all)
    .filter(({ lazy }) => typeof lazy === "function" && lazy.toString().includes("-form.tsx"));
  expect(forms.length).toBeGreaterThan(10);
  expect(forms.filter(({ shouldRevalidate }) => shouldRevalidate !== keepWhileWriting)).toEqual([]);
});
