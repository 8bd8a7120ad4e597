import { isOff } from "#src/campsite/menu/menu.server.ts";
import { findByName } from "#src/cms/links/find-by-name.server.ts";
import type { LinkTargets } from "#src/cms/links/link-targets.ts";
import { siteGalleryId } from "#src/cms/photos/photo.ts";
import { address, findPage } from "#src/i18n/addresses.ts";

/** The photos as targets of redirects and links. Guests can open only photos of the gallery. */
export const photoTargets: LinkTargets = {
  async find(context, to, language) {
    const page = findPage(to);
    const named = page?.name === "photo" ? `photo:${page.parts["id"]}` : to;
    const [, id] = /^photo:([1-9]\d{0,8})$/.exec(named) ?? [];
    const row =
      id &&
      (await context.db
        .selectFrom("photo")
        .select(["title", "galleryId", "showInGallery"])
        .where("id", "=", Number(id))
        .executeTakeFirst());
    if (!row) return undefined;
    const isInGallery = row.galleryId === siteGalleryId && Boolean(row.showInGallery);
    const isOpen = isInGallery && !(await isOff(context, "photo"));
    const path = address("photo", page?.language ?? language, { id });
    return { to: path, link: named, title: row.title, location: isOpen ? path : undefined };
  },
  async search(context, search) {
    const named = await findByName(context, "photo", search);
    const found = await Promise.all(named.map(({ link }) => photoTargets.find(context, link, "nb")));
    return found.flatMap((photo) => (photo?.location === undefined ? [] : photo));
  },
};
