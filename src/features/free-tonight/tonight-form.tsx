import { pitchNames } from "#src/campsite/now/pitch-names.ts";
import type { PitchKind } from "#src/campsite/now/pitch.ts";
import { address } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { LimitNote } from "#src/campsite/opt-in/limit-note.tsx";
import { PushOffer } from "#src/campsite/guest-push/push-offer.tsx";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import type { ReturnedForm } from "#src/platform/pages/page.ts";
import { FieldFault } from "#src/ui/field-fault.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { freeTonightKindsText, freeTonightText } from "#messages/free-tonight";

interface Props {
  /** The kinds that guests can choose. With a single kind, the form names the kind and doesn't ask. */
  kinds: readonly PitchKind[];
  language: Language;
  returned?: ReturnedForm | undefined;
  /** Adds a button for push messages. */
  push?: { publicKey: string; assetUrl: AssetUrl };
}

/** A form for an e-mail address and a kind of pitch. It works without JavaScript. */
export function TonightForm({ kinds, language, returned, push }: Props) {
  const text = freeTonightText[language];
  const { values = {}, faults = {} } = returned ?? {};
  const [only, ...others] = kinds as readonly [PitchKind, ...PitchKind[]];
  return (
    <form className="stack apart measure" method="post" action={address("tonight", language)}>
      <LimitNote returned={returned} language={language} />
      {others.length === 0 ? (
        <>
          <p>{text.confirm.words({ kind: freeTonightKindsText[language][only] })}</p>
          <input type="hidden" name="kind" value={only} />
        </>
      ) : (
        <fieldset
          aria-invalid={faults["kind"] ? true : undefined}
          aria-describedby={faults["kind"] && "tonight-kind-fault"}
        >
          <legend className="small strong">{text.kind}</legend>
          <div className="cluster flat">
            {kinds.map((kind, index) => (
              <label key={kind} className="target">
                <input
                  className="big-mark"
                  type="radio"
                  name="kind"
                  value={kind}
                  required
                  defaultChecked={values["kind"] === kind}
                  {...{ autoFocus: faults["kind"] !== undefined && index === 0 }}
                />
                <Icon name={kind} />
                {pitchNames[kind][language]}
              </label>
            ))}
          </div>
          {faults["kind"] && <FieldFault id="tonight-kind-fault">{text.faults.kind}</FieldFault>}
        </fieldset>
      )}
      <div className="field stack close">
        <label className="small strong" htmlFor="tonight-email">
          {text.email}
        </label>
        <input
          id="tonight-email"
          type="email"
          name="email"
          autoComplete="email"
          required
          defaultValue={values["email"]}
          aria-invalid={faults["email"] ? true : undefined}
          aria-describedby={faults["email"] && "tonight-email-fault"}
          {...{ autoFocus: faults["email"] !== undefined && faults["kind"] === undefined }}
        />
        {faults["email"] && <FieldFault id="tonight-email-fault">{text.faults.email}</FieldFault>}
      </div>
      <button className="button action at-start">{text.ask}</button>
      {push && <PushOffer {...push} language={language} isRefused={faults["push"] !== undefined} />}
      <p className="quiet small">
        {text.stored} <a href={address("privacyPolicy", language)}>{text.privacy}</a>
      </p>
    </form>
  );
}
