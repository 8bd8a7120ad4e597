import { ConsentNotice } from "#src/features/consent/consent-notice.tsx";
import { LinkList } from "#src/features/content/link-list.tsx";
import { groupLinks, type LinkGroup } from "#src/features/content/link.ts";
import { listLinks } from "#src/features/content/links.server.ts";
import { address } from "#src/i18n/addresses.ts";
import { formatPhone } from "#src/i18n/format.ts";
import { Icon } from "#src/ui/icon.tsx";
import { extrasText } from "./text-page-extras.text.ts";
import type { Extra } from "./text-page.tsx";

/** /info/activities: where to find out more, after the text. */
export const activityLinks: Extra<LinkGroup[]> = {
  load: async (context) => groupLinks(await listLinks(context), context.language),
  After: ({ data: { more }, language }) => <LinkList groups={more} language={language} />,
};

/** /aboutus: the house that guests come to first. */
export const aboutUsPicture: Extra<undefined> = {
  load: () => Promise.resolve(undefined),
  Before: ({ language, assetUrl }) => (
    <img
      className="text-picture"
      src={assetUrl("drawings/reception-noon.svg")}
      alt={extrasText[language].receptionPicture}
      width={1200}
      height={900}
    />
  ),
};

/** /info/feedback: the place of its form. Closed, it says how else to reach us; the form itself is yet to come. */
export const suggestionBox: Extra<undefined> = {
  load: () => Promise.resolve(undefined),
  Before({ data: { shell }, language, consent }) {
    const { identity, settings } = shell;
    const text = extrasText[language].box;
    if (settings.enableFeedback && !consent?.forms) {
      return (
        <div className="suggestion-box">
          <ConsentNotice
            purpose="forms"
            consent={consent}
            language={language}
            returnTo={address("feedback", language)}
          />
        </div>
      );
    }
    return (
      <section className="suggestion-box notice" aria-labelledby="suggestion-box">
        <Icon name="info" />
        <div>
          <h2 id="suggestion-box">{settings.enableFeedback ? text.heading : text.closed}</h2>
          <p>{settings.enableFeedback ? text.later : text.closedMeaning}</p>
          <p className="suggestion-ways">
            <a className="button" href={`tel:${identity.phone}`}>
              {formatPhone(identity.phone, language)}
            </a>
            <a className="button" href={`mailto:${identity.email}`}>
              {text.write}
            </a>
          </p>
        </div>
      </section>
    );
  },
};
