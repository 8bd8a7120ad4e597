import { defineDeviceSetting } from "#src/cms/staff/device-setting.ts";

/*
 * The messages that the user has opened in their own e-mail program. The site can't know whether an answer was sent, so
 * the message asks the user. The ids are stored on the device, because a phone may close the page meanwhile.
 */

const asked = defineDeviceSetting("ownAnswers");
const idsIn = (value: string | null) => JSON.parse(value ?? "[]") as number[];

/** Adds a message, or removes a message when the user has answered the question. */
export function setOwnAnswer(id: number, isAsked: boolean): void {
  const others = idsIn(asked.read()).filter((each) => each !== id);
  asked.set(JSON.stringify(isAsked ? [...others, id] : others));
}

/** Returns the ids of the messages that ask whether an answer was sent. */
export const useOwnAnswers = (): readonly number[] => idsIn(asked.useValue());
