import { defineDeviceSetting } from "#src/cms/staff/device-setting.ts";

/*
 * The messages that staff have opened in their own e-mail program. Only they know whether they have sent an answer, so
 * the message asks until they say so. The ids are stored on the device, because a phone may close the page meanwhile.
 */

const asked = defineDeviceSetting("ownAnswers");
const idsIn = (value: string | null) => JSON.parse(value ?? "[]") as number[];

/** Adds a message, or removes it once the question is answered. */
export function setOwnAnswer(id: number, isAsked: boolean): void {
  const others = idsIn(asked.read()).filter((each) => each !== id);
  asked.set(JSON.stringify(isAsked ? [...others, id] : others));
}

/** Returns the ids of messages with an unanswered question. */
export const useOwnAnswers = (): readonly number[] => idsIn(asked.useValue());
