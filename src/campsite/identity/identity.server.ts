import { collectionOf } from "#src/cms/collection.server.ts";
import { unwrittenIdentityText } from "#messages/identity";
import { defaultLanguage } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import { emptyValues } from "#src/cms/kind/kind.ts";
import { identityKind, type Identity } from "./identity.ts";
import { placeOf, type Coordinates } from "./place.ts";

const text = unwrittenIdentityText[defaultLanguage];

/** The identity until staff fill it in. Except for usual times, nothing in it can be mistaken for real data. */
export const unwrittenIdentity = {
  ...emptyValues(identityKind),
  name: text.name,
  tagline: text.name,
  arrivalFrom: "15:00",
  departureBy: "12:00",
  quietFrom: "23:00",
  quietTo: "07:00",
};

export const identityCollection = collectionOf(identityKind, {
  unwritten: unwrittenIdentity,
  // Drops the exceptions of past days.
  async complete({ now }, { exceptions, ...input }) {
    const today = dayOf(now()).toString();
    return { ...input, exceptions: exceptions.filter(({ day }) => day >= today) };
  },
});

/** Returns the identity for guests. */
export async function getIdentity(context: Context): Promise<Identity> {
  const [written] = await identityCollection.listAll(context);
  return written ?? (await identityCollection.get(context, 1));
}

/** Returns the campsite's position, or undefined until staff enter it. */
export const findPlace = async (context: Context): Promise<Coordinates | undefined> =>
  placeOf(await getIdentity(context));
