import type { RouteObject } from "react-router";
import { expect, test } from "vitest";
import type { Api } from "#src/ui/staff/api.ts";
import { keepWhileWriting } from "#src/ui/staff/keep-while-writing.ts";
import { routes } from "./routes.tsx";
import type { Session } from "./session.ts";

test("what is being written stays on every screen with a form", () => {
  const all = (each: RouteObject): RouteObject[] => [each, ...(each.children ?? []).flatMap(all)];
  const forms = routes({} as Session, {} as Api)
    .flatMap(all)
    .filter(({ lazy }) => typeof lazy === "function" && lazy.toString().includes("-form.tsx"));
  expect(forms.length).toBeGreaterThan(10);
  expect(forms.filter(({ shouldRevalidate }) => shouldRevalidate !== keepWhileWriting)).toEqual([]);
});
