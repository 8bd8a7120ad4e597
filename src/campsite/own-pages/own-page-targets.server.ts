import type { RedirectTargets } from "#src/campsite/redirect-targets.ts";
import { address } from "#src/i18n/addresses.ts";
import { ownPageCollection, findOwnPage } from "./own-pages.server.ts";
import { findAddress } from "./page-addresses.server.ts";

function ignoreBadEncoding(error: unknown): undefined {
  if (!(error instanceof URIError)) throw error;
}

/** Own pages as targets of redirects. A redirect still leads to a page when the page gets another path. */
export const ownPageTargets: RedirectTargets = {
  async list(context, most) {
    const pages = await ownPageCollection.listAll(context);
    return pages
      .slice(0, most)
      .map(({ id, title }) => ({ to: address("ownPage", "nb", { id: String(id) }), title }));
  },
  async find(context, to) {
    const at = /^\/(?!\/)[^?#]*/.exec(to)?.[0];
    const found = at && (await findAddress(context, at).catch(ignoreBadEncoding));
    if (!found || found.found.name !== "ownPage") return undefined;
    const { language, parts } = found.found;
    const page = await findOwnPage(context, Number(parts["id"]), language);
    return (
      page && {
        to: address("ownPage", language, { id: parts["id"]! }),
        title: page.title,
        location: found.path,
      }
    );
  },
};
