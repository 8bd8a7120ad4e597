import { createContext, useContext } from "react";
import type { Language } from "#src/i18n/language.ts";
import type { Api } from "#src/ui/staff/api.ts";
import type { Session } from "./session.ts";

/** What the shell around the screens knows. */
export interface Admin {
  /** Undefined where signing in isn't set up. */
  session: Session | undefined;
  api: Api;
  siteName: string;
  /** What every page's title ends with. */
  taglines: Record<Language, string>;
}

export const AdminContext = createContext<Admin | undefined>(undefined);

export function useAdmin(): Admin {
  return useContext(AdminContext)!;
}
