import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** What the run's processes put into their temporary folder goes with the run, also what they leave there. */
export default function setup(): () => void {
  const { TMPDIR: before } = process.env;
  const folder = mkdtempSync(path.join(os.tmpdir(), "campsite-run-"));
  // PostgreSQL, which is another user's, has its folder in here.
  chmodSync(folder, 0o711);
  process.env["TMPDIR"] = folder;
  return () => {
    rmSync(folder, { recursive: true });
    // The process of a whole run goes on with the journeys.
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
  };
}
