import path from "node:path";
import { inEveryLanguage, languages, type Language } from "./i18n/language.ts";
import { articles } from "#content/articles.ts";
import { cameras } from "#content/cameras.ts";
import { slides } from "#content/carousel.ts";
import { documents } from "#content/documents.ts";
import { events } from "#content/events.ts";
import { faqs } from "#content/faq.ts";
import { identity } from "#content/identity.ts";
import { answerTemplates } from "#content/answer-templates.ts";
import { links } from "#content/links.ts";
import { messages } from "#content/messages.ts";
import { pages } from "#content/pages.ts";
import { homePage } from "#content/home-page.ts";
import { view } from "#content/view.ts";
import { plan } from "#content/plan.ts";
import { photos, webcamDrawings } from "#content/photos.ts";
import { priceLists } from "#content/price-lists.ts";
import { cardSteps, sanitaryBuildings } from "#content/sanitary.ts";
import { articleKind } from "./features/articles/article.ts";
import { articleCollection } from "./features/articles/articles.server.ts";
import { contentBlockKind } from "./features/carousel/content-block.ts";
import { contentBlockCollection } from "./features/carousel/content-blocks.server.ts";
import { identityKind } from "./features/identity/identity.ts";
import { identityCollection } from "./features/identity/identity.server.ts";
import { answerTemplateKind } from "./features/answer-templates/answer-template.ts";
import { answerTemplateCollection } from "./features/answer-templates/answer-templates.server.ts";
import { linkKind } from "./features/links/link.ts";
import { linkCollection } from "./features/links/links.server.ts";
import { pageTextKind } from "./features/page-texts/page-text.ts";
import { pageTextCollection } from "./features/page-texts/page-texts.server.ts";
import { documentKind } from "./features/documents/document.ts";
import { documentFilename, storeDocument } from "./features/documents/document-store.server.ts";
import { documentCollection } from "./features/documents/documents.server.ts";
import { eventKind } from "./features/events/event.ts";
import { eventCollection } from "./features/events/events.server.ts";
import { faqKind } from "./features/faq/faq.ts";
import { faqCollection } from "./features/faq/faqs.server.ts";
import { messageKind } from "./features/messages/message.ts";
import { messageCollection } from "./features/messages/messages.server.ts";
import { photoKind, siteGalleryId } from "./features/photos/photo.ts";
import { pictureUrl } from "./features/photos/pictures/picture-address.ts";
import { copyPictures } from "./features/photos/pictures/picture-store.server.ts";
import { savePhoto } from "./features/photos/photos.server.ts";
import { siteViewKind } from "./features/view/view.ts";
import { viewCollection } from "./features/view/view.server.ts";
import { homePageKind } from "./features/home-page/home-page.ts";
import { addMissingHomePage } from "./features/home-page/home-page.server.ts";
import { planKind } from "./features/plan/plan.ts";
import { planCollection } from "./features/plan/plan.server.ts";
import { priceListKind } from "./features/prices/price-list.ts";
import { savePriceList } from "./features/prices/price-lists.server.ts";
import { cardStepKind } from "./features/sanitary/card-step.ts";
import { sanitaryBuildingKind } from "./features/sanitary/sanitary-building.ts";
import { cardStepCollection, sanitaryBuildingCollection } from "./features/sanitary/sanitary.server.ts";
import { saveWebsiteSettings } from "./features/settings/website-settings.server.ts";
import { websiteSettingsKind } from "./features/settings/website-settings.ts";
import { cameraKind } from "./features/webcam/camera.ts";
import { cameraCollection } from "./features/webcam/cameras.server.ts";
import type { Camera } from "./features/webcam/webcam.ts";
import { putWebcamPicture } from "./features/webcam/webcam-folder.server.ts";
import { inTransaction, type Context } from "./platform/context.ts";
import { readDemoDocument, readDemoPhotos } from "./demo-files.ts";
import { worded } from "./worded.ts";

/**
 * Fills an empty database with the demo's content, through the operations that staff use: everything or nothing, and
 * only once even when several processes start together. A database that has an identity belongs to somebody and isn't
 * touched.
 * @returns whether it filled the database
 */
export async function seed(context: Context): Promise<boolean> {
  return inTransaction(context, async (transaction) => {
    const isTaken = await transaction.db.selectFrom("identity").select("id").limit(1).executeTakeFirst();
    // The processes that wait for this don't serve yet, so that the storage may be asked in here.
    if (!isTaken) await seedAll({ ...transaction, storage: context.storage });
    await seedPlan(transaction);
    await addMissingHomePage(transaction, homePageKind.input.parse(worded(homePage)));
    return !isTaken;
  });
}

async function seedAll(context: Context): Promise<void> {
  // First what other texts name: a saved mark keeps the words that its value has then.
  await identityCollection.save(context, identityKind.input.parse(worded(identity)));
  for (const [index, camera] of cameras.entries()) {
    await cameraCollection.save(context, cameraKind.input.parse({ isOn: true, ...worded(camera) }), {
      id: index + 1,
    });
  }
  for (const list of priceLists) {
    await savePriceList(context, priceListKind.input.parse(worded(list)));
  }
  const settings = {
    enableCPay: true,
    enableOnlineBooking: true,
    enableWaitingList: true,
    enableFeedback: true,
  };
  await saveWebsiteSettings(context, websiteSettingsKind.input.parse(settings));
  for (const message of messages) {
    await messageCollection.save(context, messageKind.input.parse(worded(message)));
  }
  const pictureOf = await seedPhotos(context);
  const imageUrl = (drawing: string) => pictureOf(drawing).url;
  for (const { image, ...article } of articles) {
    const fields = { ...worded(article), imageUrl: imageUrl(image) };
    await articleCollection.save(context, articleKind.input.parse(fields));
  }
  for (const [sortorder, text] of faqs.entries()) {
    await faqCollection.save(context, faqKind.input.parse(worded({ sortorder, text })));
  }
  const images = slides.map(({ drawing, text }, index) =>
    worded({ id: index + 1, url: imageUrl(drawing), sortorder: index + 1, text }),
  );
  await contentBlockCollection.save(context, contentBlockKind.input.parse({ name: "home", images }));
  for (const { text, ...page } of pages) {
    const pictured = inEveryLanguage((language) => ({
      ...text[language],
      body: withPhotos(text[language].body, language, pictureOf),
    }));
    const fields = worded({ ...page, text: pictured });
    await pageTextCollection.save(context, pageTextKind.input.parse(fields));
  }
  for (const [sortorder, link] of links.entries()) {
    await linkCollection.save(context, linkKind.input.parse(worded({ sortorder, ...link })));
  }
  for (const [sortorder, text] of answerTemplates.entries()) {
    const fields = worded({ sortorder, text });
    await answerTemplateCollection.save(context, answerTemplateKind.input.parse(fields));
  }
  for (const { image, ...event } of events) {
    const fields = { ...worded(event), imageUrl: image && imageUrl(image) };
    await eventCollection.save(context, eventKind.input.parse(fields));
  }
  for (const [sortorder, building] of sanitaryBuildings.entries()) {
    const fields = worded({ sortorder, ...building });
    await sanitaryBuildingCollection.save(context, sanitaryBuildingKind.input.parse(fields));
  }
  for (const [sortorder, step] of cardSteps.entries()) {
    await cardStepCollection.save(context, cardStepKind.input.parse(worded({ sortorder, ...step })));
  }
  await viewCollection.save(context, siteViewKind.input.parse(worded(view)));
  await seedDocuments(context);
}

/** Stores the demo's plan where there is none, also in a site from before plans were stored. */
async function seedPlan(context: Context): Promise<void> {
  const isDrawn = await context.db.selectFrom("plan").select("id").limit(1).executeTakeFirst();
  if (!isDrawn) await planCollection.save(context, planKind.input.parse(worded(plan)));
}

interface SeededPicture {
  url: string;
  width: number;
  height: number;
}

/** Replaces the drawings that a text names with their photos' addresses and words. */
function withPhotos(html: string, language: Language, pictureOf: (drawing: string) => SeededPicture) {
  return html.replaceAll(/<img drawing="([a-z-]+)">/g, (_, drawing: string) => {
    const { alternativeText: alt } = photos.find((photo) => photo.drawing === drawing)!.text[language];
    const { url, width, height } = pictureOf(drawing);
    return `<img src="${url}" alt="${alt}" width="${width}" height="${height}">`;
  });
}

/** Stores the PDFs and lists them. */
async function seedDocuments(context: Context): Promise<void> {
  for (const [sortorder, { key, date, pages: counts, text }] of documents.entries()) {
    const file = async (language: Language) => {
      const bytes = await readDemoDocument(key, language);
      const filename = await documentFilename(text[language].title, bytes);
      await storeDocument(context, filename, bytes);
      return { filename, bytes: bytes.length, pages: counts[language] };
    };
    const files: Partial<Record<Language, unknown>> = {};
    for (const language of languages) files[language] = await file(language);
    await documentCollection.save(
      context,
      documentKind.input.parse(worded({ date, sortorder, files, text })),
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
  await copyPictures(
    context,
    folder,
    photos.map(({ drawing }) => fileOf(drawing).filename),
  );
  for (const [sortorder, { drawing, isHidden, text }] of photos.entries()) {
    const { drawing: _, ...file } = fileOf(drawing);
    const fields = worded({ galleryId: siteGalleryId, sortorder, showInGallery: !isHidden, text });
    await savePhoto(context, photoKind.input.parse(fields), file);
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
