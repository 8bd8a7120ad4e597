import { articleKind } from "#src/features/articles/article.ts";
import { messageKind } from "#src/features/messages/message.ts";
import { messagesAdminText } from "#messages/messages";
import { staffText } from "#messages/staff";
import { labelsOf } from "#src/cms/kind/kind.ts";

/*
 * Staff tasks for the tests by keyboard alone, and for the tests in browsers that Playwright doesn't drive.
 */

/** A test's actions in the staff area. Each function finds a control by the control's text. */
export interface StaffActions {
  follow(link: string): Promise<void>;
  press(button: string): Promise<void>;
  turnOn(label: string): Promise<void>;
  write(label: string, text: string): Promise<void>;
}

/** Writes and publishes an alert, starting from a screen that links to a new notice. */
export async function publishAlert(
  actions: StaffActions,
  { line, heading, text }: { line: string; heading: string; text: string },
): Promise<void> {
  const labels = labelsOf(messageKind, "nb");
  await actions.follow(messagesAdminText.nb.newOne);
  // Only alerts have a short line. An empty heading would get the text of the line.
  await actions.turnOn(labels.isImportant);
  await actions.write(labels.title, heading);
  await actions.write(labels.pageTitle, line);
  await actions.write(labels.message, text);
  await actions.press(staffText.nb.publish);
}

export async function writeArticle(
  actions: StaffActions,
  { title, lead, text }: { title: string; lead: string; text: string },
): Promise<void> {
  const labels = labelsOf(articleKind, "nb");
  await actions.write(labels.title, title);
  await actions.write(labels.subTitle, lead);
  await actions.write(labels.text, text);
}
