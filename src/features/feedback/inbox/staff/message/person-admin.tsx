import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { useRevalidator } from "react-router";
import { listInWords } from "#src/i18n/phrases.ts";
import type { Language } from "#src/i18n/language.ts";
import { Icon } from "#src/ui/icon.tsx";
import { CallError, useCall, CallFault } from "#src/cms/staff/form/call-fault.tsx";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { placeOf } from "#src/cms/staff/places/places.ts";
import { ListScreen } from "#src/cms/staff/lists/list-screen.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { TextField } from "#src/cms/staff/fields/text-field.tsx";
import { inboxText, personText } from "#messages/inbox";
import { staffText } from "#messages/staff";
import {
  listNames,
  personQuery,
  type ErasedPerson,
  type PersonData,
} from "#src/features/feedback/inbox/person.ts";
import { shortMoment } from "#src/cms/staff/moments.ts";
import { boxOf } from "#src/features/feedback/inbox/box.ts";
import { saveFile } from "#src/cms/staff/save-file.ts";
import { Dialog } from "#src/cms/staff/dialog/dialog.tsx";
import "./person-admin.css";

type Found =
  | { kind: "nothing asked" }
  | { kind: "looking" }
  | { kind: "found"; person: PersonData }
  | { kind: "failed"; reason: string }
  | { kind: "erased" };

/** The stored data of a guest. Staff can read, save and permanently delete the data. */
export function Component() {
  const { api, language, showToast } = useStaff();
  const text = personText[language];
  const { revalidate } = useRevalidator();
  const [email, setEmail] = useState("");
  const [fault, setFault] = useState<string>();
  const [found, setFound] = useState<Found>({ kind: "nothing asked" });
  const [isAsking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // The button that had focus has disappeared with the messages, so the search field gets focus.
    if (found.kind === "erased") form.current?.querySelector("input")?.focus();
  }, [found]);

  async function search() {
    const query = personQuery.safeParse({ email });
    setFault(query.success ? undefined : text.emailFault);
    if (!query.success) {
      form.current?.querySelector("input")?.focus();
      return;
    }
    setFound({ kind: "looking" });
    try {
      setFound({ kind: "found", person: await api.post<PersonData>("/feedback/person", query.data) });
    } catch (error) {
      setFound({ kind: "failed", reason: failureWords(error, language) });
    }
  }

  /** @throws the error of the API call; the dialog shows the error */
  async function erase(person: PersonData) {
    const { email: address } = person;
    const { messages, waitingMail, erasedLists } = await api.post<ErasedPerson>("/feedback/person/erase", {
      email: address,
    });
    const parts = partsInWords({ messages, waitingMail, ...erasedLists }, language);
    setAsking(false);
    setFound({ kind: "erased" });
    setEmail("");
    showToast(parts === "" ? text.nothing({ email: address }) : text.erased({ parts, email: address }));
    // The counts of the inbox have changed.
    await revalidate();
  }

  return (
    <div className="person-screen">
      <ListScreen title={text.title} back={placeOf("team", language)}>
        <p className="measure">{text.lead}</p>
        <form
          className="person-form stack apart hug full-fields gap-above-24"
          ref={form}
          noValidate
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault();
            void search();
          }}
        >
          <TextField
            label={text.email}
            name="email"
            type="email"
            value={email}
            hint={text.emailHint}
            fault={fault}
            onChange={(typed) => {
              setEmail(typed);
              setFault(undefined);
            }}
          />
          <button type="submit" className="button action">
            <Icon name="search" />
            {text.look}
          </button>
        </form>
        <p aria-live="polite" className="person-looking quiet">
          {found.kind === "looking" && text.looking}
        </p>
        {found.kind === "failed" && <CallFault words={found.reason} onRetry={() => void search()} />}
        {found.kind === "found" && (
          <>
            <PersonStored person={found.person} onErase={() => setAsking(true)} />
            <ErasePersonDialog
              person={found.person}
              isOpen={isAsking}
              onErase={() => erase(found.person)}
              onClose={() => setAsking(false)}
            />
          </>
        )}
      </ListScreen>
    </div>
  );
}

/** The number of erased or stored resources, by part of a guest's data. */
type PartCounts = Record<"messages" | "waitingMail" | (typeof listNames)[number], number>;

const partsOf = ({ messages, waitingMail, lists }: PersonData): PartCounts => ({
  messages: messages.length,
  waitingMail: waitingMail.length,
  ...(Object.fromEntries(
    listNames.map((table) => [table, lists.filter((row) => row.table === table).length]),
  ) as ErasedPerson["erasedLists"]),
});

/** Names the parts that aren't empty: "2 meldinger og 1 abonnement på «Få beskjed»". */
function partsInWords(counts: PartCounts, language: Language): string {
  const words = personText[language].parts;
  const names = Object.keys(counts) as (keyof PartCounts)[];
  return listInWords(
    names.filter((name) => counts[name] > 0).map((name) => words[name]({ count: counts[name] })),
    language,
  );
}

function PersonStored({ person, onErase }: { person: PersonData; onErase: () => void }) {
  const { language } = useStaff();
  const text = personText[language];
  const { email, messages } = person;
  const parts = partsInWords(partsOf(person), language);
  if (parts === "")
    return (
      <section className="person-stored line-above stack apart" aria-live="polite">
        <h2 className="flush breaks">{text.nothing({ email })}</h2>
        <p>{text.nothingExplanation}</p>
      </section>
    );
  const save = () =>
    saveFile(text.filename, new Blob([JSON.stringify(person, undefined, 2)], { type: "application/json" }));
  return (
    <section className="person-stored line-above stack apart" aria-labelledby="person-stored">
      <div aria-live="polite">
        <h2 id="person-stored" className="flush breaks">
          {text.kept({ email })}
        </h2>
        <p>{parts}</p>
      </div>
      {messages.length > 0 && (
        <ul className="ruled open">
          {messages.map((message) => (
            <li key={message.id} className="entry">
              <strong className="cut">{message.name.trim() || text.unnamed}</strong>
              <time className="quiet figures" dateTime={message.sentDate}>
                {shortMoment(message.sentDate, language)}
              </time>
              <span className="quiet figures">{inboxText[language].boxes[boxOf(message)]}</span>
              <p className="across quiet two-lines breaks">{message.message}</p>
            </li>
          ))}
        </ul>
      )}
      <div className="dialog-actions">
        <StaffButton icon="download" onClick={save}>
          {text.save}
        </StaffButton>
        <StaffButton look="bad" icon="trash" onClick={onErase}>
          {text.erase}
        </StaffButton>
      </div>
    </section>
  );
}

/** Asks for confirmation, because a deletion can't be undone. Shows the address and the parts of the data. */
function ErasePersonDialog(props: {
  person: PersonData;
  isOpen: boolean;
  onErase(): Promise<void>;
  onClose(): void;
}) {
  const { person, isOpen, onErase, onClose } = props;
  const { language } = useStaff();
  const text = personText[language];
  const { isRunning, reason, run } = useCall();
  return (
    <Dialog heading={text.ask} isOpen={isOpen} role="alertdialog" {...(!isRunning && { onClose })}>
      <p className="breaks">
        {text.consequence({
          email: person.email,
          parts: partsInWords(partsOf(person), language),
          messages: person.messages.length,
        })}
      </p>
      <p className="field-hint">{text.elsewhere}</p>
      <CallError words={text.notErased} reason={reason} />
      <div className="dialog-actions">
        <StaffButton onClick={onClose} disabled={isRunning}>
          {staffText[language].cancel}
        </StaffButton>
        <StaffButton look="bad" icon="trash" onClick={() => void run(onErase)} disabled={isRunning}>
          {text.erase}
        </StaffButton>
      </div>
    </Dialog>
  );
}
