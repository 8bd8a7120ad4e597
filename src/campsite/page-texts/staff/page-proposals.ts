import { pageProposalsText } from "#messages/page-proposals";
import type { TextPageName } from "#src/i18n/names/page-names.ts";
import { inEveryLanguage, type Translated } from "#src/i18n/language.ts";
import { markOf } from "#src/i18n/marks.ts";
import { formatMessage } from "#src/i18n/phrases.ts";

export interface Proposal {
  title: string;
  lead: string;
  description: string;
  /** The text of the page as HTML. */
  body: string;
}

const marks = {
  name: markOf("identity.name"),
  phone: markOf("identity.phone"),
  email: markOf("identity.email"),
  address: markOf("identity.address"),
  season: markOf("identity.season"),
  quiet: markOf("identity.quiet"),
  arrival: markOf("identity.arrivalFrom"),
  departure: markOf("identity.departureBy"),
};

/** Returns a proposed page text with live values. It fits any campsite. */
export function proposePageText(page: Exclude<TextPageName, "privacyPolicy">): Translated<Proposal> {
  return inEveryLanguage((language) => {
    const { title, lead, description, body } = pageProposalsText[language][page];
    return {
      title: formatMessage(title, marks),
      lead: formatMessage(lead, marks),
      description: formatMessage(description, marks),
      body: formatMessage(body, marks),
    };
  });
}
