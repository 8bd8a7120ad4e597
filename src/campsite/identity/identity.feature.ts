import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { identityKindText } from "#messages/identity";
import { receptionTodayText } from "#messages/opening-hours";
import { contentAdminText } from "#messages/page-texts";
import { inEachOf } from "#src/i18n/texts.ts";
import { defineFeature } from "#src/cms/feature.ts";

const openingHoursText = inEachOf(contentAdminText, ({ openingHours }) => openingHours);

export const identity = defineFeature({
  rows: [
    {
      group: "today",
      place: 3,
      icon: "clock",
      to: at.start,
      words: receptionTodayText,
      state: async () => (await import("#src/campsite/now/day-row.ts")).dayState("reception"),
    },
    {
      group: "fixed",
      place: 1,
      icon: "season",
      to: at.openingHours,
      words: openingHoursText,
      state: async () => (await import("#src/campsite/opening-hours/staff/hours-row.ts")).hoursState,
    },
  ],
  kinds: {
    identity: {
      path: "/identity",
      screen: at.identity,
      otherScreen: {
        screen: at.openingHours,
        words: openingHoursText,
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
      content: {
        group: "fixed",
        place: 2,
        icon: "phone",
        state: async () => (await import("./staff/identity-row.ts")).contactState,
      },
    },
  },
});
