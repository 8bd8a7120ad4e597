import { withLanguages } from "#src/resource/schemas.ts";
import { inTransaction, type Context } from "#src/platform/context.ts";
import {
  storedResources,
  type StoredResource,
  type Target,
  type ResourceTable,
} from "#src/platform/store/stored.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { defineCollection } from "#src/platform/api/collection-calls.ts";
import {
  identity,
  identityInput,
  identityTranslatable,
  type Identity,
  type IdentityInput,
} from "./identity.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    identity: ResourceTable<IdentityInput>;
  }
}

const identities = storedResources<IdentityInput>("identity", {
  booleans: ["isVatRegistered"],
  json: ["directions", "address", "season", "reception", "translations"],
  translatable: identityTranslatable,
});

/** A campsite is one; nobody may have written it yet. */
const siteIdentity = { id: 1, orAdd: true };

/** What an unseeded site says of itself until staff have filled it in: nothing that somebody could take for true. */
const unnamed: Identity = {
  id: 1,
  version: 0,
  updatedAt: "1970-01-01T00:00:00Z",
  name: "Camping",
  tagline: "Camping",
  shortIntro: "",
  openingNote: "",
  textMessageNote: "",
  directions: [],
  address: { street: "", postalCode: "", city: "" },
  phone: "",
  email: "",
  organisationNumber: "",
  legalName: "",
  register: "none",
  isVatRegistered: false,
  latitude: 58.99,
  longitude: 9.97,
  // No season of its own: nobody has said yet that it is closed in winter, or when it opens.
  season: { opens: "01-01", closes: "12-31" },
  reception: [],
  arrivalFrom: "15:00",
  departureBy: "12:00",
  quietFrom: "23:00",
  quietTo: "07:00",
  bookingUrl: "",
  cardPaymentUrl: "",
  socialPageUrl: "",
  translations: {},
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
): Promise<StoredResource<Identity>> {
  return inTransaction(context, (transaction) => identities.save(transaction, input, target));
}

/** The identity as staff keep it. */
export const identityCollection = defineCollection({
  about: "Who the campsite is, where, and when it is open",
  one: "who the campsite is",
  all: "Who the campsite is: one resource",
  answer: withLanguages(identity, "StaffIdentity"),
  input: identityInput,
  list: async ({ db }) => ({
    items: [(await identities.find(db, siteIdentity.id)) ?? unnamed],
    next: undefined,
  }),
  async get({ db }, id) {
    if (id !== siteIdentity.id) throw new Problem("not-found");
    return (await identities.find(db, id)) ?? unnamed;
  },
  save: (context, input, target) => saveIdentity(context, input, { ...target, ...siteIdentity }),
});
