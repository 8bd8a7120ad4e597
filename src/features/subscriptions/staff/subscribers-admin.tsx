import { useState, type SubmitEvent } from "react";
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import { topics } from "#src/campsite/announcements.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { TextField } from "#src/cms/staff/fields/text-field.tsx";
import { CallError, useCall } from "#src/cms/staff/form/call-fault.tsx";
import { ListScreen } from "#src/cms/staff/lists/list-screen.tsx";
import { shortMoment } from "#src/cms/staff/moments.ts";
import { placeOf } from "#src/cms/staff/places/places.ts";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { Uncorrected } from "./notice-receivers.tsx";
import type { Subscribers } from "#src/features/subscriptions/subscribers.ts";
import { isEmail } from "#src/campsite/opt-in/email-address.ts";
import { languages } from "#src/i18n/language.ts";
import { languageAsLabel } from "#src/i18n/names/language-names.ts";
import { subscribersRowText, subscribersText, updatesText } from "#messages/subscriptions";

export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(apiContext).get<Subscribers>("/subscriptions/counts");

/** Shows how many guests get notices and news. Staff can send a corrected notice again, and remove an address. */
export function Component() {
  const { api, language, showToast } = useStaff();
  const text = subscribersText[language];
  const { isHeld, canMail, total, counts, sent } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { isRunning, reason, run } = useCall();
  const countOf = (topic: string, read: string) =>
    counts.find((each) => each.topic === topic && each.language === read)?.count ?? 0;
  const post = (path: string, body: object, said: string) => () =>
    isRunning ||
    void run(async () => {
      await api.post(path, body);
      showToast(said);
      await revalidate();
    });
  return (
    <ListScreen title={subscribersRowText[language].name} back={placeOf("website", language)}>
      {!canMail && <p className="measure">{text.noMail}</p>}
      {isHeld && (
        <section className="stack gap-above-24">
          <h2>{text.held.heading}</h2>
          <p className="measure">{text.held.note({ count: total })}</p>
          <p>
            <StaffButton look="action" onClick={post("/subscriptions/begin", {}, text.held.begun)}>
              {text.held.begin}
            </StaffButton>
          </p>
        </section>
      )}
      <CallError words={text.failed} reason={reason} />
      <section className="stack gap-above-24">
        <h2>{text.total({ count: total })}</h2>
        {total > 0 && (
          <table className="number-table">
            <thead>
              <tr>
                <th scope="col">{text.topic}</th>
                {languages.map((each) => (
                  <th key={each} scope="col">
                    {languageAsLabel(each, language)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {topics.map((topic) => (
                <tr key={topic}>
                  <th scope="row">{updatesText[language].topics[topic].name}</th>
                  {languages.map((each) => (
                    <td key={each} className="figures">
                      {countOf(topic, each)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      {sent.length > 0 && (
        <section className="stack gap-above-24">
          <h2>{text.sent}</h2>
          <p className="quiet measure">{text.correctionNote}</p>
          <ul className="ruled open close">
            {sent.map(({ id, title, at, mails: count, isCorrection, hasChanged, uncorrected }) => (
              <li key={id} className="spread">
                <span>
                  <strong className="breaks">{title}</strong>
                  <span className="quiet small figures">
                    {" "}
                    {text[isCorrection ? "gotCorrection" : "gotNotice"]({
                      count,
                      moment: shortMoment(at, language),
                    })}
                    <Uncorrected uncorrected={uncorrected} />
                  </span>
                </span>
                {hasChanged && (
                  <StaffButton
                    onClick={post("/subscriptions/corrections", { message: id }, text.correctionSent)}
                  >
                    {text.correct}
                    <span className="visually-hidden">: {title}</span>
                  </StaffButton>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <RemoveAddress />
    </ListScreen>
  );
}

function RemoveAddress() {
  const { api, language, showToast } = useStaff();
  const text = subscribersText[language];
  const { revalidate } = useRevalidator();
  const { isRunning, reason, run } = useCall();
  const [email, setEmail] = useState("");
  const [fault, setFault] = useState<string>();
  async function remove() {
    const { removed } = await api.post<{ removed: number }>("/subscriptions/remove", { email });
    showToast(text.removed({ count: removed, email }));
    setEmail("");
    await revalidate();
  }
  return (
    <section className="stack gap-above-24">
      <h2>{text.remove}</h2>
      <form
        className="stack hug"
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          setFault(isEmail(email.trim()) ? undefined : text.emailFault);
          if (!isRunning && isEmail(email.trim())) void run(remove);
        }}
      >
        <TextField
          label={text.email}
          name="email"
          type="email"
          value={email}
          hint={text.removeNote}
          fault={fault}
          onChange={(typed) => {
            setEmail(typed);
            setFault(undefined);
          }}
        />
        <button type="submit" className="button plain">
          {text.removeButton}
        </button>
      </form>
      <CallError words={text.failed} reason={reason} />
    </section>
  );
}
