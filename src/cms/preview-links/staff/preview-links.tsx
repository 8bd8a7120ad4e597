import { useEffect, useId, useState } from "react";
import { linkDays, type PreviewLink } from "#src/cms/preview-links/preview-link.ts";
import { ChoiceBar } from "#src/cms/staff/fields/choice-bar.tsx";
import { CallError, CallFault, useCall } from "#src/cms/staff/form/call-fault.tsx";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { longMoment } from "#src/cms/staff/moments.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { Icon } from "#src/ui/icon.tsx";
import { previewLinksText } from "#messages/planned";

type Days = (typeof linkDays)[number];

/**
 * The links that show something without an account: makes links, lists them with their openings, and turns them off.
 * @param at the path of the shown thing in the API, such as "/changeovers/3"
 */
export function PreviewLinks({ at }: { at: string }) {
  const { api, language, showToast, showError } = useStaff();
  const text = previewLinksText[language];
  const heading = useId();
  const [days, setDays] = useState<Days>(7);
  const [asked, ask] = useState({ at });
  const [answer, setAnswer] = useState<{ links: readonly PreviewLink[]; failure?: string }>({ links: [] });
  const [added, setAdded] = useState<string>();
  const { isRunning, reason, run } = useCall();
  useEffect(() => {
    let isCurrent = true;
    async function load() {
      try {
        return { links: await api.get<PreviewLink[]>(`${asked.at}/links`) };
      } catch (error) {
        return { links: [], failure: failureWords(error, language) };
      }
    }
    void load().then((given) => isCurrent && setAnswer(given));
    return () => {
      isCurrent = false;
    };
  }, [api, asked, language]);
  const { links, failure } = answer;
  const make = () =>
    run(async () => {
      const { url } = await api.post<{ url: string }>(`${at}/link`, { days });
      setAdded(url);
      ask({ at });
    });
  async function revoke(id: number): Promise<void> {
    try {
      await api.delete(`${at}/links/${id}`);
    } catch (error) {
      return showError(`${text.notRevoked} ${failureWords(error, language)}`, () => void revoke(id));
    }
    setAdded(undefined);
    ask({ at });
    showToast(text.revoked);
  }
  return (
    <section className="stack preview-links" aria-labelledby={heading}>
      <h2 id={heading}>{text.heading}</h2>
      <p className="quiet small measure">{text.what}</p>
      <div className="cluster">
        <ChoiceBar
          label={text.days}
          chosen={String(days)}
          onChoose={(chosen) => setDays(Number(chosen) as Days)}
          choices={linkDays.map((each) => ({ value: String(each), label: text.dayChoices[each] }))}
        />
        <button
          type="button"
          className="button plain"
          aria-disabled={isRunning}
          onClick={() => isRunning || void make()}
        >
          {text.make}
        </button>
      </div>
      <CallError words={text.notMade} reason={reason} />
      {added && <NewLink url={added} />}
      {failure && <CallFault words={failure} onRetry={() => ask({ at })} />}
      {links.length > 0 && (
        <ul className="ruled">
          {links.map(({ id, until, openings, userName }) => {
            const when = longMoment(until, language);
            return (
              <li key={id} className="spread">
                <div>
                  <p className="strong">{text.until({ when })}</p>
                  <p className="quiet small">
                    {[text.openings({ count: openings }), userName && text.madeBy({ who: userName })]
                      .filter(Boolean)
                      .join(" · ")}
                  </p>
                </div>
                <button
                  type="button"
                  className="flat-button"
                  aria-label={text.revokeOf({ when })}
                  onClick={() => void revoke(id)}
                >
                  {text.revoke}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** A new link, which the site can't show again. */
function NewLink({ url }: { url: string }) {
  const { language } = useStaff();
  const text = previewLinksText[language];
  const [isCopied, setCopied] = useState(false);
  const id = useId();
  return (
    <div className="stack close panel">
      <div className="field">
        <label htmlFor={id}>{text.link}</label>
        <input id={id} readOnly value={url} onFocus={({ target }) => target.select()} />
      </div>
      <div className="cluster">
        <button
          type="button"
          className="button plain"
          onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(true))}
        >
          <Icon name={isCopied ? "check" : "copy"} />
          {isCopied ? text.copied : text.copy}
        </button>
        <output className="small">{text.made}</output>
      </div>
    </div>
  );
}
