import { topics, type Topic } from "#src/campsite/announcements.ts";
import { PushEnd } from "#src/campsite/guest-push/push-end.tsx";
import { LimitNote } from "#src/campsite/opt-in/limit-note.tsx";
import { PushOffer } from "#src/campsite/guest-push/push-offer.tsx";
import { address } from "#src/i18n/addresses.ts";
import { formatDate } from "#src/i18n/format.ts";
import { languageName, type Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import type { ReturnedForm } from "#src/platform/pages/page.ts";
import { FieldFault } from "#src/ui/field-fault.tsx";
import { Flag } from "#src/ui/flag.tsx";
import { Icon, type IconName } from "#src/ui/icon.tsx";
import { updatesText } from "#messages/subscriptions";
import { lastDay, type Choices, type Fault, type Field } from "./choices.ts";

export interface FormShown {
  choices: Choices;
  /** The token of the subscription that the form changes; undefined in the form for a new subscription. */
  token: string | undefined;
  today: string;
  /** The last day if the guest chooses no day. */
  seasonEnd: { isKnown: boolean; day: string };
  languages: readonly Language[];
  /** The site's public key for push services. */
  publicKey: string;
}

interface Props {
  form: FormShown;
  language: Language;
  assetUrl: AssetUrl;
  returned: ReturnedForm | undefined;
}

const icons: Record<Topic, IconName> = {
  water: "water",
  power: "power",
  closed: "alert",
  notices: "staff-messages",
  news: "staff-news",
};

/** The form for a new or an existing subscription. It works without JavaScript. A rejected form keeps its input. */
export function UpdatesForm({ form, language, assetUrl, returned }: Props) {
  const { choices, token, today, seasonEnd, languages, publicKey } = form;
  const text = updatesText[language];
  // The server may refuse a POST because of a limit before it reads the form. Then there are no values.
  const values = returned?.values["topics"] === undefined ? undefined : returned.values;
  const chosen = values ? values["topics"]!.split(" ") : choices.topics;
  const isDay = values ? values["ends"] === "day" : choices.until !== "" && choices.until !== seasonEnd.day;
  const faultOf = (field: Field) => {
    const fault = returned?.faults[field] as Fault | undefined;
    return (
      fault && (
        <FieldFault id={`updates-${field}-fault`}>
          {text.faults[field][fault as keyof (typeof text.faults)[typeof field]]}
        </FieldFault>
      )
    );
  };
  const described = (field: Field) =>
    returned?.faults[field] && { "aria-invalid": true, "aria-describedby": `updates-${field}-fault` };
  const firstFault = (["topics", "email", "until"] as const).find((field) => returned?.faults[field]);
  const action = address("updates", language);
  return (
    <form
      className="updates-form stack"
      method="post"
      action={token === undefined ? action : `${action}?change=${token}`}
      noValidate
    >
      <LimitNote returned={returned} language={language} />
      <fieldset {...described("topics")}>
        <legend className="display size-26 lines-12 gap-below-8">{text.what}</legend>
        <div className="updates-topics rows link-icons">
          {topics.map((topic, index) => (
            <label key={topic} className="cluster loose touch pad-8">
              <input
                className="big-mark"
                type="checkbox"
                name="topics"
                value={topic}
                defaultChecked={chosen.includes(topic)}
                {...{ autoFocus: firstFault === "topics" && index === 0 }}
              />
              <Icon name={icons[topic]} />
              <span className="block lines-13">
                <b>{text.topics[topic].name}</b>
                <span className="quiet block lines-13">{text.topics[topic].when}</span>
              </span>
            </label>
          ))}
        </div>
        {faultOf("topics")}
      </fieldset>
      {token === undefined && (
        <div className="field stack close">
          <label className="display size-26 lines-12 gap-below-8" htmlFor="updates-email">
            {text.email}
          </label>
          <input
            id="updates-email"
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={values?.["email"]}
            required
            {...described("email")}
            {...{ autoFocus: firstFault === "email" }}
          />
          {faultOf("email")}
          <p className="visually-hidden" aria-hidden="true">
            <label htmlFor="updates-trap">{text.trap}</label>
            <input id="updates-trap" name="homepage" tabIndex={-1} autoComplete="off" />
          </p>
        </div>
      )}
      <fieldset>
        <legend className="display size-26 lines-12 gap-below-8">{text.howLong}</legend>
        <div className="segments">
          <label>
            <input type="radio" name="ends" value="season" defaultChecked={!isDay} />
            {seasonEnd.isKnown ? text.untilSeasonEnd : text.forAYear}
          </label>
          <label>
            <input type="radio" name="ends" value="day" defaultChecked={isDay} />
            {text.untilILeave}
          </label>
        </div>
        <div className="updates-day field spread gap-above-12">
          <label className="strong" htmlFor="updates-until">
            {text.leaving}
          </label>
          <input
            id="updates-until"
            name="until"
            type="date"
            min={today}
            max={lastDay(Temporal.PlainDate.from(today)).toString()}
            defaultValue={values?.["until"] ?? (isDay ? choices.until : undefined)}
            {...described("until")}
            {...{ autoFocus: firstFault === "until" }}
          />
        </div>
        <p className="updates-end quiet small gap-above-12">
          {text.endsOn({ day: formatDate(Temporal.PlainDate.from(seasonEnd.day)) })}
        </p>
        {faultOf("until")}
      </fieldset>
      {languages.length > 1 && (
        <fieldset>
          <legend className="display size-26 lines-12 gap-below-8">{text.language}</legend>
          <div className="segments">
            {languages.map((each) => (
              <label key={each} className="row" lang={each}>
                <input
                  type="radio"
                  name="language"
                  value={each}
                  defaultChecked={each === (values?.["language"] ?? choices.language)}
                />
                <Flag of={each} />
                {languageName[each]}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <div className="notice">
        <Icon name="info" />
        <div>
          <h2>{text.stored.heading}</h2>
          <p>{text.stored.what}</p>
          <p>
            {text.stored.leaving} <a href={address("privacyPolicy", language)}>{text.stored.more}</a>
          </p>
        </div>
      </div>
      <div className="stack close">
        <button className="button action full">{token === undefined ? text.send : text.save}</button>
        {token === undefined && <p className="quiet">{text.next}</p>}
      </div>
      {token === undefined && (
        <div className="stack">
          <PushOffer
            {...{ publicKey, language, assetUrl }}
            isRefused={returned?.faults["push"] !== undefined}
          />
          <PushEnd language={language} assetUrl={assetUrl} />
        </div>
      )}
    </form>
  );
}
