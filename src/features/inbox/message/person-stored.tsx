import { shortMoment } from "#src/ui/staff/moments.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { Icon } from "#src/ui/icon.tsx";
import { inboxText } from "#src/features/inbox/list/inbox-admin.text.ts";
import { boxOf } from "#src/features/inbox/inbox.ts";
import { personText } from "./person-admin.text.ts";
import type { PersonData } from "./person.ts";
import { saveFile } from "#src/features/inbox/save-file.ts";

/** What there is of a person, and what can be done with it. */
export function PersonStored({ person, onErase }: { person: PersonData; onErase: () => void }) {
  const { language } = useStaff();
  const text = personText[language];
  const { email, messages, waitingMail } = person;
  if (messages.length + waitingMail.length === 0)
    return (
      <section className="person-stored" aria-live="polite">
        <h2>{text.nothing(email)}</h2>
        <p>{text.nothingExplanation}</p>
      </section>
    );
  const save = () =>
    saveFile(text.filename, new Blob([JSON.stringify(person, undefined, 2)], { type: "application/json" }));
  return (
    <section className="person-stored" aria-labelledby="person-stored">
      <div aria-live="polite">
        <h2 id="person-stored">{text.kept(email)}</h2>
        <p>{text.count(messages.length, waitingMail.length)}</p>
      </div>
      <ul>
        {messages.map((message) => (
          <li key={message.id}>
            <strong>{message.name.trim() || text.unnamed}</strong>
            <time dateTime={message.sentDate}>{shortMoment(message.sentDate, language)}</time>
            <span>{inboxText[language].boxes[boxOf(message)]}</span>
            <p>{message.message}</p>
          </li>
        ))}
      </ul>
      <div className="dialog-actions">
        <button type="button" className="button plain" onClick={save}>
          <Icon name="download" />
          {text.save}
        </button>
        <button type="button" className="button plain bad" onClick={onErase}>
          <Icon name="trash" />
          {text.erase(messages.length)}
        </button>
      </div>
    </section>
  );
}
