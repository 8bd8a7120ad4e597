import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** Gives the run its own temporary folder. Removes the folder at the end, with all files that processes leave in it. */
export default function setup(): () => void {
  const { TMPDIR: before } = process.env;
  const folder = mkdtempSync(path.join(os.tmpdir(), "campsite-run-"));
  // PostgreSQL runs as another user, and its folder is inside this folder.
  chmodSync(folder, 0o711);
  process.env["TMPDIR"] = folder;
  return () => {
    rmSync(folder, { recursive: true });
    // In a whole run, this process then starts the end-to-end tests, which must not inherit the removed folder.
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
  };
}
