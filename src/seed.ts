import path from "node:path";
import { inOtherLanguages } from "./i18n/translation.ts";
import { inEveryLanguage, languages, type Language } from "./i18n/language.ts";
import { articles } from "#content/articles.ts";
import { contentBlocks } from "#content/carousel.ts";
import { documents } from "#content/documents.ts";
import { events } from "#content/events.ts";
import { faqs } from "#content/faq.ts";
import { identity } from "#content/identity.ts";
import { links } from "#content/links.ts";
import { messages } from "#content/messages.ts";
import { pages } from "#content/pages.ts";
import { photos } from "#content/photos.ts";
import { rates } from "#content/price-lists.ts";
import { cardSteps, sanitaryBuildings } from "#content/sanitary.ts";
import { settings } from "#content/settings.ts";
import type { Translated } from "#content/translated.ts";
import { webcamDrawings } from "#content/webcam.ts";
import { articleKind } from "./features/articles/article.ts";
import { articleCollection } from "./features/articles/articles.server.ts";
import { contentBlockKind } from "./features/carousel/content-block.ts";
import { contentBlockCollection } from "./features/carousel/content-blocks.server.ts";
import { identityKind } from "./features/identity/identity.ts";
import { identityCollection } from "./features/identity/identity.server.ts";
import { linkKind } from "./features/links/link.ts";
import { linkCollection } from "./features/links/links.server.ts";
import { pageTextKind } from "./features/page-texts/page-text.ts";
import { pageTextCollection } from "./features/page-texts/page-texts.server.ts";
import { readDemoDocument } from "./features/documents/demo-documents.server.ts";
import { documentKind } from "./features/documents/document.ts";
import { documentFilename, storeDocument } from "./features/documents/document-store.server.ts";
import { documentCollection } from "./features/documents/documents.server.ts";
import { eventKind } from "./features/events/event.ts";
import { eventCollection } from "./features/events/events.server.ts";
import { faqKind } from "./features/faq/faq.ts";
import { faqCollection } from "./features/faq/faqs.server.ts";
import { messageKind } from "./features/messages/message.ts";
import { messageCollection } from "./features/messages/messages.server.ts";
import { readDemoPhotos } from "./features/photos/demo-photos.server.ts";
import { photoKind, siteGalleryId } from "./features/photos/photo.ts";
import { pictureUrl } from "./features/photos/pictures/picture-address.ts";
import { copyPicture } from "./features/photos/pictures/picture-store.server.ts";
import { savePhoto } from "./features/photos/photos.server.ts";
import { priceListKind } from "./features/prices/price-list.ts";
import { savePriceList } from "./features/prices/price-lists.server.ts";
import { cardStepKind } from "./features/sanitary/card-step.ts";
import { sanitaryBuildingKind } from "./features/sanitary/sanitary-building.ts";
import { cardStepCollection, sanitaryBuildingCollection } from "./features/sanitary/sanitary.server.ts";
import { saveWebsiteSettings } from "./features/settings/website-settings.server.ts";
import type { Camera } from "./features/webcam/webcam.ts";
import { putWebcamPicture } from "./features/webcam/webcam-folder.server.ts";
import { inTransaction, type Context } from "./platform/context.ts";

/**
 * Fills an empty database with the demo's content, through the operations that staff use: everything or nothing, and
 * only once even when several processes start together. A database that has an identity belongs to somebody and isn't
 * touched.
 * @returns whether it filled the database
 */
export async function seed(context: Context): Promise<boolean> {
  return inTransaction(context, async (transaction) => {
    const isTaken = await transaction.db.selectFrom("identity").select("id").limit(1).executeTakeFirst();
    if (!isTaken) await seedAll(transaction);
    return !isTaken;
  });
}

async function seedAll(context: Context): Promise<void> {
  const { tagline, shortIntro, openingNote, textMessageNote, directions, ...facts } = identity;
  const words = transpose({ tagline, shortIntro, openingNote, textMessageNote, directions });
  await identityCollection.save(context, identityKind.input.parse({ ...facts, ...translated(words) }));
  await saveWebsiteSettings(context, settings);
  for (const { text, ...message } of messages) {
    await messageCollection.save(context, messageKind.input.parse({ ...message, ...translated(text) }));
  }
  const pictureOf = await seedPhotos(context);
  const imageUrl = (drawing: string) => pictureOf(drawing).url;
  for (const { text, published, image, isActive } of articles) {
    const fields = { isActive, publishedDate: published, imageUrl: imageUrl(image), ...translated(text) };
    await articleCollection.save(context, articleKind.input.parse(fields));
  }
  for (const { text, ...list } of rates) {
    await savePriceList(context, priceListKind.input.parse({ ...list, ...seedRates(text) }));
  }
  for (const [sortorder, faq] of faqs.entries()) {
    await faqCollection.save(context, faqKind.input.parse({ sortorder, ...translated(faq) }));
  }
  for (const { name, images } of contentBlocks) {
    const slides = images.map(({ drawing, sortorder, text }, index) => ({
      id: index + 1,
      url: imageUrl(drawing),
      sortorder,
      ...translated(text),
    }));
    await contentBlockCollection.save(context, contentBlockKind.input.parse({ name, images: slides }));
  }
  for (const { page, facts: pageFacts, text } of pages) {
    const labelled = pageFacts.map(({ icon, text: factText }) => ({ icon, ...translated(factText) }));
    const pictured = inEveryLanguage((language) => ({
      ...text[language],
      body: withPhotos(text[language].body, language, pictureOf),
    }));
    const fields = { page, facts: labelled, ...translated(pictured) };
    await pageTextCollection.save(context, pageTextKind.input.parse(fields));
  }
  for (const [sortorder, { url, text }] of links.entries()) {
    await linkCollection.save(context, linkKind.input.parse({ url, sortorder, ...translated(text) }));
  }
  for (const { text, image, ...event } of events) {
    const fields = { ...event, imageUrl: image && imageUrl(image), ...translated(text) };
    await eventCollection.save(context, eventKind.input.parse(fields));
  }
  await seedSanitary(context);
  await seedDocuments(context);
}

/** Makes the form in which resources are saved: Norwegian words, with the others as their translations. */
function translated<Words extends object>({ nb, ...translations }: Translated<Words>) {
  return { ...nb, translations };
}

/** Turns languages by word into words by language: { title: { nb, … } } becomes { nb: { title }, … }. */
function transpose(words: Record<string, Translated<unknown>>): Translated<object> {
  return inEveryLanguage((language) =>
    Object.fromEntries(Object.entries(words).map(([field, text]) => [field, text[language]])),
  );
}

interface SeededPicture {
  url: string;
  width: number;
  height: number;
}

/** Replaces the drawings that a text names with their photos' addresses and words. */
function withPhotos(html: string, language: Language, pictureOf: (drawing: string) => SeededPicture) {
  return html.replaceAll(/<img drawing="([a-z-]+)">/g, (_, drawing: string) => {
    const { alt } = photos.find((photo) => photo.drawing === drawing)!.text[language];
    const { url, width, height } = pictureOf(drawing);
    return `<img src="${url}" alt="${alt}" width="${width}" height="${height}">`;
  });
}

/** The seed has the groups by language; a stored group holds all its languages. */
function seedRates(text: (typeof rates)[number]["text"]) {
  const { groups, ...words } = text.nb;
  return {
    ...words,
    translations: inOtherLanguages((other) => ({
      description: text[other].description,
      note: text[other].note,
    })),
    rateGroups: groups.map((group, g) => ({
      ...group,
      translations: inOtherLanguages((other) => text[other].groups[g]!),
      rates: group.rates.map((rate, r) => ({
        ...rate,
        translations: inOtherLanguages((other) => text[other].groups[g]!.rates[r]),
      })),
    })),
  };
}

/**
 * Adds the sanitary buildings and how their card works. The seed has their attributes by language; a stored building
 * holds all its languages.
 */
async function seedSanitary(context: Context): Promise<void> {
  for (const [sortorder, { cleaning, text }] of sanitaryBuildings.entries()) {
    const attributes = text.nb.attributes.map((attribute, a) => ({
      ...attribute,
      translations: inOtherLanguages((other) => text[other].attributes[a]),
    }));
    const fields = { sortorder, cleaning, ...translated(text), attributes };
    await sanitaryBuildingCollection.save(context, sanitaryBuildingKind.input.parse(fields));
  }
  for (const [sortorder, { key, text }] of cardSteps.entries()) {
    await cardStepCollection.save(
      context,
      cardStepKind.input.parse({ sortorder, drawing: `rfid-${key}`, ...translated(text) }),
    );
  }
}

/** Stores the PDFs and lists them. */
async function seedDocuments(context: Context): Promise<void> {
  for (const [sortorder, { key, date, pages: counts, text }] of documents.entries()) {
    const file = async (language: Language) => {
      const bytes = await readDemoDocument(key, language);
      const filename = documentFilename(text[language].title, bytes);
      await storeDocument(context, filename, bytes);
      return { filename, bytes: bytes.length, pages: counts[language] };
    };
    const files: Partial<Record<Language, unknown>> = {};
    for (const language of languages) files[language] = await file(language);
    await documentCollection.save(
      context,
      documentKind.input.parse({ date, sortorder, files, ...translated(text) }),
    );
  }
}

/**
 * Stores the pictures and adds their photos to the gallery.
 * @returns a function from a drawing's name to its picture
 */
async function seedPhotos(context: Context): Promise<(drawing: string) => SeededPicture> {
  const { folder, photos: files } = await readDemoPhotos();
  const fileOf = (drawing: string) => files.find((file) => file.drawing === drawing)!;
  for (const [sortorder, { drawing, showInGallery, text }] of photos.entries()) {
    const { drawing: _, ...file } = fileOf(drawing);
    await copyPicture(context, folder, file.filename);
    await savePhoto(
      context,
      photoKind.input.parse({
        galleryId: siteGalleryId,
        sortorder,
        showInGallery,
        ...translated(photoText(text)),
      }),
      file,
    );
  }
  return (drawing) => {
    const { filename, width, height } = fileOf(drawing);
    return { url: pictureUrl(filename), width, height };
  };
}

/** Gives the demo's cameras drawings that nobody takes for the real place. A picture that a camera has sent stays. */
export async function seedWebcam(context: Context): Promise<void> {
  const { folder, photos: files } = await readDemoPhotos();
  for (const [camera, drawing] of Object.entries(webcamDrawings)) {
    const { name } = path.parse(files.find((file) => file.drawing === drawing)!.filename);
    await putWebcamPicture(context, camera as Camera, path.join(folder, "640", `${name}.jpg`));
  }
}

/** The seed says "alt"; a photo has an `alternativeText`. */
function photoText(text: (typeof photos)[number]["text"]) {
  return inEveryLanguage((language) => {
    const { alt, ...others } = text[language];
    return { ...others, alternativeText: alt };
  });
}
