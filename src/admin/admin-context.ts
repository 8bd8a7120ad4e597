import { createContext, useContext } from "react";
import type { Landscape } from "#src/cms/photos/landscape.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Api } from "#src/cms/staff/api.ts";
import type { Session } from "./session.ts";

/** Settings and services that the server and the session give to all screens. */
export interface Admin {
  /** Undefined when sign-in isn't configured. */
  session: Session | undefined;
  api: Api;
  siteName: string;
  /** The URL of the drawing behind the plan of the site. */
  sitePlanUrl: string;
  /** The URLs of the noon drawing of each landscape. */
  landscapeUrls: Record<Landscape, string>;
  /** The languages of the public site when the page was loaded. */
  offered: readonly Language[];
  /** The end of every page title. */
  taglines: Record<Language, string>;
}

export const AdminContext = createContext<Admin | undefined>(undefined);

export function useAdmin(): Admin {
  return useContext(AdminContext)!;
}
