import { createContext, useContext } from "react";
import type { Landscape } from "#src/features/view/landscape.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Api } from "#src/ui/staff/api.ts";
import type { Session } from "./session.ts";

/** What the shell around the screens knows. */
export interface Admin {
  /** Undefined when sign-in isn't configured. */
  session: Session | undefined;
  api: Api;
  siteName: string;
  /** The address of the drawing that the plan of the site stands on. */
  sitePlanUrl: string;
  /** The addresses of the drawings of each landscape at noon. */
  landscapeUrls: Record<Landscape, string>;
  /** The languages in which guests read the site, when the page was loaded. */
  offered: readonly Language[];
  /** The end of every page's title. */
  taglines: Record<Language, string>;
}

export const AdminContext = createContext<Admin | undefined>(undefined);

export function useAdmin(): Admin {
  return useContext(AdminContext)!;
}
