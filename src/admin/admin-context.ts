import { createContext, useContext } from "react";
import type { Landscape } from "#src/cms/photos/landscape.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Api } from "#src/cms/staff/api.ts";
import type { Session } from "./session.ts";

export interface Admin {
  /** Undefined if sign-in isn't configured. */
  session: Session | undefined;
  api: Api;
  siteName: string;
  sitePlanUrl: string;
  /** The URL of each landscape's drawing at noon. */
  landscapeUrls: Record<Landscape, string>;
  /** The languages that the public site offered when the page was loaded. */
  offered: readonly Language[];
  taglines: Record<Language, string>;
  /** Returns the path of the screen that is being opened, or of the current screen. */
  nextPath(): string;
}

export const AdminContext = createContext<Admin | undefined>(undefined);

export function useAdmin(): Admin {
  return useContext(AdminContext)!;
}
