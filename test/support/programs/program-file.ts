import path from "node:path";
import { inject } from "vitest";
import { askFor } from "../run/on-demand.ts";

type Program = "open-context" | "publish-until-killed" | "upload-until-killed" | "write-until-killed";

/** Returns the path of a built program, for tests that run parts of the site in processes of their own. */
export const programFile = async (name: Program): Promise<string> =>
  path.join(await askFor(inject("programsOnDemand")), `${name}.js`);
