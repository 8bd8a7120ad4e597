import { Link } from "react-router";
import { resourceName } from "#src/cms/history/resource-name.ts";
import type { Overview } from "#src/admin/overview/overview.ts";
import { resourceScreen } from "#src/cms/resource-addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { languageInSentence } from "#src/i18n/names/language-names.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { otherLanguages } from "#src/i18n/translation.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { StoredDraft } from "#src/cms/staff/drafts/drafts.ts";
import type { Fill } from "#src/cms/staff/live-values/use-live-values.ts";
import { shortMoment } from "#src/cms/staff/moments.ts";
import type { Waiting } from "#src/cms/staff/start-part.ts";
import { valueAt } from "#src/cms/kind/value-at.ts";
import { startWaitingText } from "#messages/admin";

/** Returns the open tasks that no feature adds, most urgent first. */
export function listWaiting(
  overview: Overview,
  drafts: readonly StoredDraft[],
  language: Language,
  fill: Fill,
): Waiting[] {
  const { translations, photos, mail } = overview;
  const text = startWaitingText[language];
  return [
    ...drafts.map((draft) => draftRow(draft, language, fill)),
    ...(mail.undelivered > 0
      ? [
          {
            icon: "mail" as const,
            heading: text.mail.heading({ count: mail.undelivered }),
            note: text.mail.note({ since: shortMoment(mail.since!, language) }),
            act: text.mail.act,
            to: staffAddresses.inbox,
          },
        ]
      : []),
    ...(translations.resources > 0 ? [translationsRow(translations, language, fill)] : []),
    ...(photos.withoutAlternative > 0
      ? [
          {
            icon: "staff-photos" as const,
            heading: text.photos.heading({ count: photos.withoutAlternative }),
            note: text.photos.note,
            act: text.photos.act,
            to: `${resourceScreen("photo", photos.first!)}#alternativeText`,
          },
        ]
      : []),
  ];
}

export function draftRow({ address: to, draft }: StoredDraft, language: Language, fill: Fill): Waiting {
  const text = startWaitingText[language].drafts;
  const name = ["title", "question", "description", "name"]
    .map((path) => valueAt(draft.values, path))
    .find(Boolean);
  return {
    icon: "note",
    heading: typeof name === "string" ? text.heading({ name: fill(name) }) : text.unnamed,
    note: text.note({ since: shortMoment(draft.at.toString(), language) }),
    act: text.act,
    to,
  };
}

function translationsRow(
  { resources, only }: Overview["translations"],
  language: Language,
  fill: Fill,
): Waiting {
  const text = startWaitingText[language].translations;
  const row = { icon: "staff-translations" as const, act: text.act, to: staffAddresses.translations };
  if (!only) return { ...row, heading: text.many({ count: resources }), note: text.note };
  const note = otherLanguages
    .flatMap((each) =>
      only[each] === "done" ? [] : `${languageInSentence(each, language)} ${text.states[only[each]]}`,
    )
    .join(", ");
  return {
    ...row,
    heading: text.one({ name: resourceName(only, language, fill) }),
    note: note.charAt(0).toLocaleUpperCase() + note.slice(1),
  };
}

export function WaitingList({ rows }: { rows: readonly Waiting[] }) {
  return (
    <ul className="waiting-list ruled">
      {rows.map(({ icon, heading, note, act, to }) => (
        <li key={to + heading} className="link-row icon-entry">
          <Icon name={icon} />
          <div>
            <Link className="row-link row-title" to={to} reloadDocument={!to.startsWith("/admin")}>
              {heading}
            </Link>
            <p className="quiet small">{note}</p>
          </div>
          <span className="row as-link strong icons-18" aria-hidden="true">
            <span className="on-desk">{act}</span>
            <Icon name="chevron" />
          </span>
        </li>
      ))}
    </ul>
  );
}
