import path from "node:path";
import { languages, type Language } from "./i18n/language.ts";
import { inLanguage } from "./i18n/translation.ts";
import { articleCollection } from "./features/articles/articles.server.ts";
import { contentBlockCollection } from "./features/carousel/content-blocks.server.ts";
import { identityCollection } from "./campsite/identity/identity.server.ts";
import { answerTemplateCollection } from "./features/feedback/answer-templates/answer-templates.server.ts";
import { linkCollection } from "./features/links/links.server.ts";
import { pageTextCollection } from "./campsite/page-texts/page-texts.server.ts";
import { documentKind } from "./features/documents/document.ts";
import { documentFilename, storeDocument } from "./features/documents/document-store.server.ts";
import { documentCollection } from "./features/documents/documents.server.ts";
import { eventCollection } from "./features/events/events.server.ts";
import { faqCollection } from "./features/faq/faqs.server.ts";
import { messageCollection } from "./features/messages/messages.server.ts";
import { copyPictures } from "./cms/photos/pictures/picture-store.server.ts";
import { savePhoto } from "./cms/photos/photos.server.ts";
import { viewCollection } from "./campsite/view/view.server.ts";
import { addMissingHomePage } from "./features/home-page/home-page.server.ts";
import { planCollection } from "./features/plan/plan.server.ts";
import { savePriceList } from "./features/prices/price-lists.server.ts";
import { cardStepCollection } from "#src/campsite/card-steps/card-steps.server.ts";
import { sanitaryBuildingCollection } from "./features/sanitary/sanitary.server.ts";
import { saveWebsiteSettings } from "./campsite/settings/website-settings.server.ts";
import { cameraCollection } from "./features/webcam/cameras.server.ts";
import { cameras } from "./features/webcam/webcam.ts";
import { putWebcamPicture } from "./features/webcam/webcam-folder.server.ts";
import { inTransaction, type Context } from "./platform/context.ts";
import { demo } from "./demo-content.ts";
import { readDemoDocument, readDemoPhotos } from "./demo-files.ts";

/**
 * Fills an empty database with the demo's content, through the operations that staff use. Runs in one transaction, and
 * only once even when several processes start together. A database with an identity is in use and stays unchanged.
 * @returns true when it filled the database
 */
export async function seed(context: Context): Promise<boolean> {
  return inTransaction(context, async (transaction) => {
    const isTaken = await transaction.db.selectFrom("identity").select("id").limit(1).executeTakeFirst();
    // Processes that wait for this don't serve yet, so using the storage in the transaction does no harm.
    if (!isTaken) await seedAll({ ...transaction, storage: context.storage });
    await seedPlan(transaction);
    await seedHomePage(transaction);
    return !isTaken;
  });
}

async function seedAll(context: Context): Promise<void> {
  // Referenced values come first: a saved mark contains the words of its value at that time.
  await identityCollection.save(context, demo.identity());
  for (const [index, { drawing: _, ...camera }] of demo.cameras().entries())
    await cameraCollection.save(context, camera, { id: index + 1 });
  for (const list of demo.priceLists()) await savePriceList(context, list);
  await saveWebsiteSettings(context, demo.websiteSettings());
  for (const message of demo.messages()) await messageCollection.save(context, message);
  await seedPhotos(context);
  for (const article of demo.articles()) await articleCollection.save(context, article);
  for (const faq of demo.faq()) await faqCollection.save(context, faq);
  await contentBlockCollection.save(context, demo.carousel());
  for (const page of demo.pages()) await pageTextCollection.save(context, page);
  for (const link of demo.links()) await linkCollection.save(context, link);
  for (const template of demo.answerTemplates()) await answerTemplateCollection.save(context, template);
  for (const event of demo.events()) await eventCollection.save(context, event);
  for (const building of demo.sanitaryBuildings()) await sanitaryBuildingCollection.save(context, building);
  for (const step of demo.cardSteps()) await cardStepCollection.save(context, step);
  await viewCollection.save(context, demo.view());
  await seedDocuments(context);
}

/** Stores the demo's plan if there is none, such as on a site from before plans were stored. */
async function seedPlan(context: Context): Promise<void> {
  const isDrawn = await context.db.selectFrom("plan").select("id").limit(1).executeTakeFirst();
  if (!isDrawn) await planCollection.save(context, demo.plan());
}

async function seedHomePage(context: Context): Promise<void> {
  const isWritten = await context.db.selectFrom("homePage").select("id").limit(1).executeTakeFirst();
  if (!isWritten) await addMissingHomePage(context, demo.homePage());
}

async function seedDocuments(context: Context): Promise<void> {
  for (const { key, pages, ...document } of demo.documents()) {
    const file = async (language: Language) => {
      const bytes = await readDemoDocument(key, language);
      const { title } = inLanguage(document, ["title"], language);
      const filename = await documentFilename(title, bytes);
      await storeDocument(context, filename, bytes);
      return { filename, bytes: bytes.length, pages: pages[language] };
    };
    const files: Partial<Record<Language, unknown>> = {};
    for (const language of languages) files[language] = await file(language);
    await documentCollection.save(context, documentKind.input.parse({ ...document, files }));
  }
}

async function seedPhotos(context: Context): Promise<void> {
  const photos = demo.photos();
  const { folder, photos: files } = readDemoPhotos();
  const fileOf = (drawing: string) => files.find((file) => file.drawing === drawing)!;
  await copyPictures(
    context,
    folder,
    photos.map(({ key }) => fileOf(key).filename),
  );
  for (const { key, ...photo } of photos) {
    const { drawing: _, ...file } = fileOf(key);
    await savePhoto(context, photo, file);
  }
}

/** Gives the demo's cameras drawings that can't be mistaken for the real place. Camera images that exist stay. */
export async function seedWebcam(context: Context): Promise<void> {
  const { folder, photos: files } = readDemoPhotos();
  for (const [index, { drawing }] of demo.cameras().entries()) {
    const { name } = path.parse(files.find((file) => file.drawing === drawing)!.filename);
    await putWebcamPicture(context, cameras[index]!, path.join(folder, "640", `${name}.jpg`));
  }
}
