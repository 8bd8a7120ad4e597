import { createContext, useContext } from "react";
import type { Api } from "#src/ui/staff/api.ts";
import type { Session } from "./session.ts";

/** What the shell around the screens knows. */
export interface Admin {
  /** Undefined where signing in isn't set up. */
  session: Session | undefined;
  api: Api;
  siteName: string;
}

export const AdminContext = createContext<Admin | undefined>(undefined);

export function useAdmin(): Admin {
  return useContext(AdminContext)!;
}
