import { defineTexts } from "#src/i18n/texts.ts";

/** What the staff area is called on a phone's home screen, where there is room for a dozen letters, and what it leads to. */
export const staffManifestText = defineTexts({
  nb: { staff: "Ansatte", inbox: "Innboks" },
  en: { staff: "Staff", inbox: "Inbox" },
  de: { staff: "Team", inbox: "Posteingang" },
});
