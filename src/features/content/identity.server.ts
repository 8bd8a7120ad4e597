import { toStoredInstant } from "#src/i18n/time.ts";
import { change, type Context } from "#src/platform/context.ts";
import { storedThings, type Target, type ThingTable } from "#src/platform/stored.ts";
import { identityInput, type Identity, type IdentityInput } from "./identity.ts";

declare module "#src/platform/database.ts" {
  interface Tables {
    identity: ThingTable<IdentityInput>;
  }
}

const identities = storedThings<IdentityInput>("identity", {
  json: ["directions", "address", "season", "reception", "translations"],
});

/** What an unseeded site says of itself until staff have filled it in. */
const unnamed: Identity = {
  id: 1,
  version: 0,
  updatedAt: "1970-01-01T00:00:00Z",
  ...identityInput.parse({
    name: "Camping",
    tagline: "Camping",
    shortIntro: "Camping",
    openingNote: "–",
    textMessageNote: "–",
    directions: [],
    address: { street: "–", postalCode: "0000", city: "–" },
    phone: "+4700000000",
    email: "post@camping.example",
    organisationNumber: "000000000",
    latitude: 58.99,
    longitude: 9.97,
    // No season of its own: nobody has said yet that it is closed in winter, or when it opens.
    season: { opens: "01-01", closes: "12-31" },
    reception: [],
    arrivalFrom: "15:00",
    departureBy: "12:00",
    quietFrom: "23:00",
    quietTo: "07:00",
    bookingUrl: "https://booking.example",
    cardPaymentUrl: "https://card.example",
    socialPageUrl: "https://social.example",
  }),
};

/** Who the campsite is. */
export async function getIdentity(context: Context): Promise<Identity> {
  const row = await context.db.selectFrom("identity").selectAll().orderBy("id").limit(1).executeTakeFirst();
  return row ? identities.from(row) : unnamed;
}

/** Adds the identity, or replaces the one that is named. */
export async function saveIdentity(
  context: Context,
  input: IdentityInput,
  target?: Target,
): Promise<Identity> {
  const updatedAt = toStoredInstant(context.now());
  return change(context, (db) => identities.save(db, input, { target, updatedAt }));
}
