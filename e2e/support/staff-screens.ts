import type { RouteObject } from "react-router";
import { routes } from "#src/admin/routes.tsx";
import type { Session } from "#src/admin/session.ts";
import type { Api } from "#src/ui/staff/api.ts";

interface StaffScreen {
  /** With the first resource in place of what varies, as "/admin/message/1". */
  path: string;
  /** Whether something is written there, that a button saves. */
  isForm: boolean;
}

/** Every screen of the staff area, as the app itself has them. */
export const staffScreens: readonly StaffScreen[] = routes({} as Session, {} as Api)
  .filter(({ id }) => id === "shell")
  .flatMap((shell) => below(shell, ""))
  .filter(({ path }) => path.startsWith("/"));

function below({ path = "", children = [], shouldRevalidate }: RouteObject, above: string): StaffScreen[] {
  const whole = path === "" || path.startsWith("/") || above === "" ? path || above : `${above}/${path}`;
  const own = { path: whole.replaceAll(/:\w+/g, "1"), isForm: shouldRevalidate !== undefined };
  return [...(path ? [own] : []), ...children.flatMap((child) => below(child, whole))];
}
