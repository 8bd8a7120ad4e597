import { collectionOf } from "#src/cms/collection.server.ts";
import { unwrittenIdentityText } from "#messages/identity";
import { defaultLanguage } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import type { ReceptionException } from "#src/campsite/opening-hours/opening-hours.ts";
import { closingOn } from "#src/campsite/opening-hours/reception.ts";
import type { Context } from "#src/platform/context.ts";
import { emptyValues } from "#src/cms/kind/kind.ts";
import { identityKind, type Identity } from "./identity.ts";
import { placeOf, type Coordinates } from "./place.ts";

const text = unwrittenIdentityText[defaultLanguage];

/** The identity before staff save an identity. It has usual times, but no data that looks real. */
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
  // Removes past exceptions. An exception of yesterday stays until its hours end, which may be after midnight.
  async complete({ now }, { exceptions, ...input }) {
    const today = dayOf(now()).toString();
    const isRunning = ({ day, opens, closes }: ReceptionException) =>
      opens !== "" &&
      Temporal.Instant.compare(now(), closingOn(Temporal.PlainDate.from(day), { opens, closes })) < 0;
    return { ...input, exceptions: exceptions.filter((each) => each.day >= today || isRunning(each)) };
  },
});

export async function getIdentity(context: Context): Promise<Identity> {
  const [written] = await identityCollection.listAll(context);
  return written ?? (await identityCollection.get(context, 1));
}

/** Returns the campsite's position, or undefined if staff haven't entered it. */
export const findPlace = async (context: Context): Promise<Coordinates | undefined> =>
  placeOf(await getIdentity(context));
