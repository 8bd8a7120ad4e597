import { useEffect, useEffectEvent, useState } from "react";
import type { linkDays, PreviewLink } from "#src/cms/preview-links/preview-link.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Dialog } from "#src/cms/staff/dialog/dialog.tsx";
import { ChoiceBar } from "#src/cms/staff/fields/choice-bar.tsx";
import { PlainField } from "#src/cms/staff/fields/plain-field.tsx";
import { CallError, useCall } from "#src/cms/staff/form/call-fault.tsx";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { longMoment } from "#src/cms/staff/moments.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { previewLinksText, staffText } from "#messages/staff";
import { asNextVersion } from "./next-version.ts";

interface Props {
  form: Pick<ResourceForm<any, any>, "kind" | "last" | "isUnsaved">;
  /** Saves the next version. @returns undefined when the save failed; the form then shows the reason */
  save(): Promise<object | undefined>;
}

/** The button that opens the links to the next version. Unsaved text is saved first, so that the links show it. */
export function PreviewLinks({ form: { kind, last, isUnsaved }, save }: Props) {
  const { language } = useStaff();
  const words = previewLinksText[language];
  const next = asNextVersion(last);
  const [isOpen, setOpen] = useState(false);
  if (!next && !isUnsaved) return null;
  async function open(): Promise<void> {
    if (!isUnsaved || (await save())) setOpen(true);
  }
  return (
    <>
      <button type="button" className="link-button target at-start icons-18" onClick={() => void open()}>
        <Icon name="external" />
        {words.open}
      </button>
      {next && (
        <Dialog heading={words.heading} isOpen={isOpen} onClose={() => setOpen(false)}>
          <p>{words.about}</p>
          <PreviewLinkList path={`${kind.path}/${next.id}/next`} />
          <div className="dialog-actions">
            <button type="button" className="button plain" onClick={() => setOpen(false)}>
              {staffText[language].close}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

const dayChoices = ["1", "7", "30"] as const satisfies `${(typeof linkDays)[number]}`[];

/** Lists, adds and removes preview links. @param path the API path, such as "/changeovers/3" */
export function PreviewLinkList({ path }: { path: string }) {
  const { api, language } = useStaff();
  const words = previewLinksText[language];
  const [links, setLinks] = useState<readonly PreviewLink[]>([]);
  const [days, setDays] = useState<(typeof dayChoices)[number]>("7");
  const [added, setAdded] = useState<{ id: number; url: string }>();
  const [outcome, setOutcome] = useState<"copied" | "notCopied" | "removed">();
  const adding = useCall();
  const listing = useCall();
  const removing = useCall();
  const list = () => listing.run(async () => setLinks(await api.get<PreviewLink[]>(`${path}/links`)));
  const listFirst = useEffectEvent(() => void list());
  useEffect(() => listFirst(), []);

  async function add(): Promise<void> {
    const link = await api.post<{ id: number; url: string }>(`${path}/link`, { days: Number(days) });
    setAdded(link);
    setOutcome(undefined);
    await list();
  }
  async function copy(url: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome("copied");
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      setOutcome("notCopied");
    }
  }
  async function remove(id: number): Promise<void> {
    await api.delete(`${path}/links/${id}`);
    if (added?.id === id) setAdded(undefined);
    setOutcome("removed");
    await list();
  }
  return (
    <>
      {added ? (
        <div className="stack close">
          <PlainField
            label={words.added}
            name="previewLink"
            value={added.url}
            hint={words.addedHint}
            onChange={() => {}}
            readOnly
          />
          <button type="button" className="button plain" onClick={() => void copy(added.url)}>
            <Icon name={outcome === "copied" ? "check" : "copy"} />
            {outcome === "copied" ? words.copied : words.copy}
          </button>
        </div>
      ) : (
        <div className="cluster">
          <ChoiceBar<(typeof dayChoices)[number]>
            label={words.works}
            choices={dayChoices.map((value) => ({ value, label: words.days[value] }))}
            chosen={days}
            onChoose={setDays}
          />
          <button
            type="button"
            className="button plain"
            aria-disabled={adding.isRunning}
            onClick={() => adding.isRunning || void adding.run(add)}
          >
            {words.add}
          </button>
        </div>
      )}
      <CallError words={words.notAdded} reason={adding.reason} />
      <CallError words={words.notListed} reason={listing.reason} />
      <output className={outcome === "notCopied" ? "field-fault" : "visually-hidden"}>
        {outcome && words[outcome]}
      </output>
      {links.length > 0 && (
        <section className="stack close">
          <h3>{words.list}</h3>
          <ul className="ruled">
            {links.map(({ id, until, openings, userName }) => {
              const when = longMoment(until, language);
              return (
                <li key={id} className="ends">
                  <p>
                    {words.until({ when })}{" "}
                    <span className="quiet">
                      {words.openings({ count: openings })} {userName !== null && words.by({ who: userName })}
                    </span>
                  </p>
                  <button
                    type="button"
                    className="link-button target"
                    aria-label={words.removeOf({ when })}
                    onClick={() => void removing.run(() => remove(id))}
                  >
                    {words.remove}
                  </button>
                </li>
              );
            })}
          </ul>
          <CallError words={words.notRemoved} reason={removing.reason} />
        </section>
      )}
    </>
  );
}
