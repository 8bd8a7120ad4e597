/*
 * Imports the content of another system while the site runs: `npm run import -- --from https://old.example`. With
 * `--dry-run`, nothing is stored. With `--draft`, the content becomes drafts, which guests don't see. `--files FOLDER`
 * names a folder with copies of pictures and PDFs. `--wordpress export.xml` reads an export of WordPress instead, and
 * `--media` names a folder with its pictures or the address of the old site. IMPORT_TOKEN is a staff token of the old
 * system. Without this variable, the command asks for the token.
 */
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { moveIn } from "#src/features/moving-in/moving-in.server.ts";
import { moveInFromWordpress } from "#src/features/moving-in/wordpress/wordpress.server.ts";
import { reportText } from "#src/features/moving-in/report-text.ts";
import { readConfig } from "#src/platform/config.ts";
import { openContext } from "#src/platform/context.ts";
import { runScript } from "#src/platform/copies/run-script.ts";
import { callOf } from "#src/platform/program-call.ts";
import { expectOwnStorage } from "#src/platform/site-id.ts";
import { site } from "#src/site.server.ts";

await runScript(
  `${callOf("import")} --from https://old.example [--files FOLDER] [--dry-run] [--draft], or --wordpress export.xml [--media https://old.example or FOLDER] [--dry-run] [--draft]`,
  async () => {
    const { values } = parseArgs({
      options: {
        from: { type: "string" },
        files: { type: "string" },
        wordpress: { type: "string" },
        media: { type: "string" },
        draft: { type: "boolean", default: false },
        "dry-run": { type: "boolean", default: false },
      },
    });
    const { from, files, wordpress, media, draft: isDraft, "dry-run": isDry } = values;
    if (wordpress ? from || files : media || !/^https?:$/.test(URL.parse(from ?? "")?.protocol ?? ""))
      return false;
    const token = wordpress ? undefined : (process.env["IMPORT_TOKEN"] ?? (await askForToken()));
    const config = readConfig(process.env);
    const context = await openContext(config, site, { logTo: process.stderr });
    await using db = context.db;
    if ((await db.selectFrom("site").select("isBound").executeTakeFirst())?.isBound !== 1)
      throw new Error("The site is new. Start it once, then import.");
    await expectOwnStorage(db, context.storage, config);
    const lines = wordpress
      ? await moveInFromWordpress(context, { file: wordpress, media, isDry, isDraft })
      : await moveIn(context, { from: from!, token, isDry, isDraft, folder: files });
    console.log(reportText(lines));
    if (isDry) console.log("Nothing was stored.");
    return true;
  },
);

/** Returns the token that the operator enters. Returns undefined for an empty answer and without a terminal. */
async function askForToken(): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  using lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await lines.question("Staff token of the old system (Enter for what guests see): ");
  return answer.trim() || undefined;
}
