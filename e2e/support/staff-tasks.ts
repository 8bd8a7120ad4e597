import { articleKind } from "#src/features/articles/article.ts";
import { messageKind } from "#src/features/messages/message.ts";
import { messagesAdminText } from "#messages/messages";
import { staffText } from "#messages/staff";
import { labelsOf } from "#src/resource/kind.ts";

/*
 * Tasks of staff that several tests do, each in its own way: by keys alone, or in a browser that Playwright doesn't drive.
 */

/** How a test works the staff area. Each function finds its target by its words. */
export interface StaffActions {
  follow(link: string): Promise<void>;
  press(button: string): Promise<void>;
  turnOn(label: string): Promise<void>;
  write(label: string, text: string): Promise<void>;
}

/** Writes and publishes a notice that is an alert, from a screen with the link to a new one. */
export async function publishAlert(
  actions: StaffActions,
  { line, heading, text }: { line: string; heading: string; text: string },
): Promise<void> {
  const labels = labelsOf(messageKind, "nb");
  await actions.follow(messagesAdminText.nb.newOne);
  // Only alerts have a line, and an empty heading would repeat it.
  await actions.turnOn(labels.isImportant);
  await actions.write(labels.title, heading);
  await actions.write(labels.pageTitle, line);
  await actions.write(labels.message, text);
  await actions.press(staffText.nb.saveAndPublish);
}

/** Fills in the texts of an article, in its form. */
export async function writeArticle(
  actions: StaffActions,
  { title, lead, text }: { title: string; lead: string; text: string },
): Promise<void> {
  const labels = labelsOf(articleKind, "nb");
  await actions.write(labels.title, title);
  await actions.write(labels.subTitle, lead);
  await actions.write(labels.text, text);
}
