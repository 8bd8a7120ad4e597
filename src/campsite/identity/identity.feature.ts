import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { identityKindText } from "#messages/identity";
import { defineFeature } from "#src/cms/feature.ts";

export const identity = defineFeature({
  kinds: {
    identity: {
      path: "/identity",
      screen: at.identity,
      otherScreen: {
        screen: at.openingHours,
        fields: [
          "season",
          "reception",
          "exceptions",
          "arrivalFrom",
          "departureBy",
          "quietFrom",
          "quietTo",
          "openingNote",
        ],
      },
      words: identityKindText,
      description: async () => (await import("./identity.ts")).identityKind,
      page: "contactUs",
      content: { group: "campsite", place: 2, icon: "pin" },
    },
  },
});
