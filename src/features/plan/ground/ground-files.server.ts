import { namedFiles } from "#src/cms/named-files.server.ts";
import type { RemovedFileTable } from "#src/platform/files/removed-files.ts";
import { groundFile, groundsPath, type GroundFile } from "./ground-file.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    removedGround: RemovedFileTable;
  }
}

/** The grounds. Grounds that were replaced or aren't saved yet are served too, so that staff can see them. */
export const groundFiles = namedFiles({
  folder: "plan/",
  path: groundsPath,
  filename: groundFile.shape.filename,
  removedTable: "removedGround",
  async listNamed({ db }) {
    const rows = await db.selectFrom("plan").select("groundFile").execute();
    return rows.flatMap((row) => (JSON.parse(row.groundFile ?? "null") as GroundFile | null)?.filename ?? []);
  },
  async listOthers({ db }) {
    const rows = await db.selectFrom("removedGround").select("filename").execute();
    return rows.map(({ filename }) => filename);
  },
  headersOf: (filename) => ({
    "Content-Type": filename.endsWith(".svg") ? "image/svg+xml" : "image/webp",
    // The policy prevents an SVG from loading files and running scripts.
    "Content-Security-Policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  }),
});
