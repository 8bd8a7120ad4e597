import { useId, useState } from "react";
import { Link } from "react-router";
import type { ChangeOver } from "#src/cms/change-overs/change-over.ts";
import { changeOverScreen } from "#src/cms/change-overs/staff/change-over-words.ts";
import { parseMoment } from "#src/i18n/times/time.ts";
import type { OtherLanguage } from "#src/i18n/translation.ts";
import { Icon } from "#src/ui/icon.tsx";
import { siteNow } from "#src/cms/staff/clock.ts";
import { Dialog } from "#src/cms/staff/dialog/dialog.tsx";
import { DateField } from "#src/cms/staff/fields/date/date-field.tsx";
import { CallError, useCall } from "#src/cms/staff/form/call-fault.tsx";
import type { NextSave } from "#src/cms/staff/form/form-state.ts";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { longMoment } from "#src/cms/staff/moments.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { nextVersionText, staffText } from "#messages/staff";
import { asNextVersion } from "./next-version.ts";
import { languagesInWords } from "./next-strip.tsx";

interface Props {
  form: Pick<ResourceForm<any, any>, "kind" | "last">;
  /** The languages whose words would stay in the next version. */
  unfinished: readonly OtherLanguage[];
  onPlan(next: NextSave): Promise<void>;
}

/** The button that plans the publication of the next version: with a change-over, or on a day. */
export function PublishLater({ form: { kind, last }, unfinished, onPlan }: Props) {
  const { api, language } = useStaff();
  const words = nextVersionText[language];
  const next = asNextVersion(last);
  const current = next?.changeOver;
  const own = current ? undefined : next?.publishAt;
  const [isOpen, setOpen] = useState(false);
  const [plans, setPlans] = useState<readonly ChangeOver[]>([]);
  const [chosen, setChosen] = useState<number | "day">();
  const [moment, setMoment] = useState("");
  const { reason, run } = useCall();
  const choice = chosen ?? current ?? (own ? "day" : (plans[0]?.id ?? "day"));
  const at = parseMoment(moment);
  const isAhead = at !== undefined && Temporal.Instant.compare(at, siteNow()) > 0;
  const plan = (wanted: NextSave) => {
    setOpen(false);
    void onPlan(wanted);
  };
  async function findPlans(): Promise<void> {
    const all = await api.get<ChangeOver[]>("/changeovers");
    const dateOf = ({ publishAt }: ChangeOver) => publishAt ?? "9";
    setPlans(
      all
        .filter(({ id, publishedAt }) => publishedAt === null && (!current || id === current))
        .toSorted((one, other) => (dateOf(one) < dateOf(other) ? -1 : 1)),
    );
  }
  return (
    <>
      <button
        type="button"
        className="link-button target at-start icons-18"
        onClick={() => {
          setMoment(own ?? "");
          setChosen(undefined);
          setOpen(true);
          void run(findPlans);
        }}
      >
        <Icon name="clock" />
        {next?.publishAt || current ? words.laterAgain : words.later}
      </button>
      <Dialog heading={words.laterHeading} isOpen={isOpen} onClose={() => setOpen(false)}>
        {current && (
          <p>
            {words.alreadyIn({ plan: next.changeOverName! })}{" "}
            <Link to={changeOverScreen(current)} onClick={() => setOpen(false)}>
              {words.toPlan}
            </Link>
          </p>
        )}
        {plans.length > 0 && (
          <fieldset className="hinted-choices stack tight">
            <legend className="visually-hidden">{words.laterHow}</legend>
            {plans.map(({ id, name, publishAt, changes }) => (
              <Choice
                key={id}
                label={words.together({ plan: name })}
                hint={words.togetherHint({
                  when: publishAt ? longMoment(publishAt, language) : undefined,
                  count: changes.filter((each) => each.kind !== kind.name || each.id !== next?.id).length,
                })}
                isChosen={choice === id}
                onChoose={() => setChosen(id)}
              />
            ))}
            <Choice
              label={words.onDay}
              hint={words.momentHint}
              isChosen={choice === "day"}
              onChoose={() => setChosen("day")}
            />
          </fieldset>
        )}
        <CallError words={words.plansUnknown} reason={reason} />
        {choice === "day" && (
          <DateField
            label={words.moment}
            name="publishAt"
            value={moment}
            onChange={setMoment}
            withTime
            isAhead
            hint={isAhead ? longMoment(at.toString(), language) : words.momentHint}
            fault={at && !isAhead ? words.past : undefined}
          />
        )}
        {unfinished.length > 0 && (
          <p>{words.unfinished({ languages: languagesInWords(unfinished, language) })}</p>
        )}
        <div className="dialog-actions">
          {choice === "day" ? (
            <button
              type="button"
              className="button action"
              disabled={!isAhead}
              onClick={() => plan({ publishAt: at!.toString(), ...(current && { changeOver: null }) })}
            >
              {words.plan}
            </button>
          ) : (
            choice !== current && (
              <button type="button" className="button action" onClick={() => plan({ changeOver: choice })}>
                {words.join}
              </button>
            )
          )}
          {current ? (
            <button type="button" className="button plain" onClick={() => plan({ changeOver: null })}>
              {words.leave}
            </button>
          ) : (
            own && (
              <button type="button" className="button plain" onClick={() => plan({ publishAt: null })}>
                {words.unplan}
              </button>
            )
          )}
          <button type="button" className="button plain" onClick={() => setOpen(false)}>
            {staffText[language].cancel}
          </button>
        </div>
      </Dialog>
    </>
  );
}

interface ChoiceProps {
  label: string;
  hint: string;
  isChosen: boolean;
  onChoose(): void;
}

function Choice({ label, hint, isChosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label className="row loose above touch">
        <input
          className="big-mark"
          type="radio"
          name="publish-with"
          checked={isChosen}
          onChange={onChoose}
          aria-describedby={id}
        />
        <strong>{label}</strong>
      </label>
      <p className="field-hint" id={id}>
        {hint}
      </p>
    </div>
  );
}
