import { defineDeviceSetting } from "#src/cms/staff/device-setting.ts";

/*
 * The messages that the user has begun to answer in the user's own e-mail program. The site can't know whether the
 * answer was sent, so a question is shown beside the message. The ids are stored on the device, because a phone may
 * close the page while the e-mail program is open.
 */

const asked = defineDeviceSetting("ownAnswers");
const idsIn = (value: string | null) => JSON.parse(value ?? "[]") as number[];

/** Adds a message when `isAsked` is true. Removes the message otherwise. */
export function setOwnAnswer(id: number, isAsked: boolean): void {
  const others = idsIn(asked.read()).filter((each) => each !== id);
  asked.set(JSON.stringify(isAsked ? [...others, id] : others));
}

/** Returns the ids of the messages beside which the site asks whether an answer was sent. */
export const useOwnAnswers = (): readonly number[] => idsIn(asked.useValue());
