import { site } from "#src/site.server.ts";
import { publishChangeOver } from "#src/cms/change-overs/change-over-publication.server.ts";
import { readConfig } from "#src/platform/config.ts";
import { openContext } from "#src/platform/context.ts";

/* Publishes the change-over whose id is the first argument. Prints a line before and after the publication. */
const context = await openContext(readConfig(process.env), site);
process.stdout.write("begun\n");
await publishChangeOver(context, Number(process.argv[2]));
process.stdout.write("published\n");
