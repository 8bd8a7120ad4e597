import type { Language } from "#src/i18n/language.ts";
import { languageInSentence } from "#src/i18n/names/language-names.ts";
import { formatMessage, listInWords } from "#src/i18n/phrases.ts";
import { useEffect, useRef } from "react";
import { Link, useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import {
  countDone,
  isStarted,
  isDone,
  isPresentable,
  listToDo,
  minutesFor,
  stepsOf,
  type SetupState,
} from "#src/admin/overview/setup-steps.ts";
import type { SetupStep } from "#src/admin/overview/setup-step.ts";
import { setupText } from "#messages/admin";
import { pageNamesText } from "#messages/page-texts";
import { kindLabel, kinds } from "#src/cms/kinds.ts";
import { address } from "#src/i18n/addresses.ts";
import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import type { ComingFrom } from "#src/cms/staff/return-link.ts";
import { PreviewFrame, toFrameDocument } from "#src/cms/staff/preview/preview-frame.tsx";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { ScreenHeading } from "#src/cms/staff/screen-heading.tsx";
import { loadOverview } from "./load-overview.ts";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { WaitingList } from "./start-waiting.tsx";

/** TABLE  the screens of the set-up steps that no feature adds. */
const screens: Partial<Record<SetupStep, string>> = {
  identity: kinds.identity.screen,
  season: at.openingHours,
  texts: at.content,
  pictures: at.view,
  settings: at.settings,
};

/** Returns the address of a set-up step's screen. The step for texts opens the next unwritten page text. */
function screenOf(step: SetupStep, setup: SetupState): string {
  const [next] = setup.texts.proposed;
  if (step === "texts" && next && !isDone(step, setup)) return pageTextScreen(next.id);
  return setup.ofFeatures[step]?.to ?? screens[step]!;
}

const pageTextScreen = (id: number) => `${at.contentPages}/${id}`;

const home = address("home", "nb");

export async function loader({ context }: LoaderFunctionArgs) {
  const [overview, html] = await Promise.all([
    loadOverview(context.get(apiContext)),
    fetch(home).then(
      (answer) => (answer.ok ? answer.text() : undefined),
      () => undefined,
    ),
  ]);
  return { ...overview, html };
}

export function Component() {
  const { setup, parts, html } = useLoaderData<typeof loader>();
  const { language } = useStaff();
  const text = setupText[language];
  const steps = stepsOf(setup);
  const left = listToDo(setup);
  const [next] = left;
  const done = countDone(setup);
  const waiting = parts.flatMap(({ part, data }) =>
    part.isInSetup ? (part.listWaiting?.(data, language) ?? []) : [],
  );
  return (
    <div className="setup-screen">
      <header className="across">
        <ScreenHeading title={text.title}>{text.title}</ScreenHeading>
        <p className="quiet size-17 measure">{text.lead({ done, of: steps.length })}</p>
        <div className="setup-progress gap-above-16" aria-hidden="true">
          {steps.map((step) => (
            <i
              key={step}
              className={isDone(step, setup) ? "done stretch" : step === next ? "next stretch" : undefined}
            />
          ))}
        </div>
        <p className="setup-count flat spread gap-above-8">
          <strong className="one-line">{text.count({ done, of: steps.length })}</strong>
          {left.length > 0 && <span>{text.left({ minutes: minutesFor(left) })}</span>}
          {isPresentable(setup) && (
            <Link className="finger" to={at.start}>
              {text.toStart}
            </Link>
          )}
        </p>
        {waiting.length > 0 && (
          <div className="gap-above-16">
            <WaitingList rows={waiting} />
          </div>
        )}
      </header>
      <ol className="setup-steps ruled">
        {steps.map((step, index) => (
          <Step key={step} step={step} number={index + 1} setup={setup} isNext={step === next} />
        ))}
      </ol>
      <GuestsSee setup={setup} html={html} />
    </div>
  );
}

interface StepProps {
  step: SetupStep;
  number: number;
  setup: SetupState;
  isNext: boolean;
}

function Step({ step, number, setup, isNext }: StepProps) {
  const { api, language, showError } = useStaff();
  const { revalidate } = useRevalidator();
  const text = setupText[language];
  const words: StepWords = text.steps[step];
  const values = { ...valuesIn(setup, language), ...setup.ofFeatures[step]?.values };
  const from: ComingFrom = { back: { name: text.title, to: at.setup } };
  const isOver = isDone(step, setup);
  const isSkipped = !isOver && setup.skipped.includes(step);
  const open = isStarted(step, setup) && words.started ? words.started : words;
  const to = screenOf(step, setup);
  const row = useRef<HTMLLIElement>(null);
  async function skip(is: boolean) {
    const path = `/overview/skipped/${step}`;
    try {
      await (is ? api.put(path) : api.delete(path));
    } catch (error) {
      showError(failureWords(error, language), () => void skip(is));
      return;
    }
    await revalidate();
  }
  // Without scrolling, the next step could be below the window or under the toast.
  useEffect(() => {
    if (isNext) row.current!.scrollIntoView({ block: "nearest" });
  }, [isNext]);
  return (
    <li ref={row} className={`icon-entry positioned pad-16 ${isOver ? "done" : isNext ? "next at-top" : ""}`}>
      <span className="setup-number bold" aria-hidden="true">
        {isOver ? <Icon name="check" /> : number}
      </span>
      <div>
        <h2 className={isNext ? "title" : "cluster close flat on-baseline"}>
          {isNext ? (
            words.name
          ) : (
            <Link className="row-link unlined as-ink" to={to} state={from}>
              {words.name}
            </Link>
          )}
          {isOver && <span className="as-success size-16">{text.isDone}</span>}
          {isSkipped && <span className="quiet size-16">{text.isSkipped}</span>}
        </h2>
        <p className={isNext ? undefined : "quiet"}>
          {formatMessage(isOver ? words.done : open.open, values)}
        </p>
        {step === "texts" && setup.identity && <PagesOfTexts setup={setup} which="proposed" from={from} />}
        {step === "texts" && <PagesOfTexts setup={setup} which="leftOut" from={from} />}
        {step === "pictures" && (
          <ul className="setup-pages cluster flat">
            <li>
              <Link className="above" to={at.photos} state={from}>
                {text.upload}
              </Link>
            </li>
            <li>
              <Link className="above" to={at.look} state={from}>
                {kindLabel("look", language)}
              </Link>
            </li>
          </ul>
        )}
        {(isNext || isSkipped) && (
          <p className="setup-acts cluster gap-above-12">
            {isNext && (
              <Link className="button action" to={to} state={from}>
                {open.act}
              </Link>
            )}
            {/* One button skips the step and undoes this, so that the button keeps the focus. */}
            <StaffButton
              look="link"
              className="above"
              aria-label={isSkipped ? text.takeInOf({ step: words.name }) : undefined}
              onClick={() => void skip(!isSkipped)}
            >
              {isSkipped ? text.takeIn : text.skip}
            </StaffButton>
          </p>
        )}
      </div>
      {!isNext && (
        <span className="row as-link strong icons-18" aria-hidden="true">
          <span className="on-desk">{isOver ? text.change : open.act}</span>
          <Icon name="chevron" />
        </span>
      )}
    </li>
  );
}

function PagesOfTexts({
  setup,
  which,
  from,
}: {
  setup: SetupState;
  which: "proposed" | "leftOut";
  from: ComingFrom;
}) {
  const { language } = useStaff();
  const heading = setupText[language][which];
  // If staff leave out their privacy policy, guests see the built-in policy. So this page isn't listed as left out.
  const pages = setup.texts[which].filter(({ page }) => which === "proposed" || page !== "privacyPolicy");
  if (pages.length === 0) return null;
  return (
    <ul className="setup-pages cluster flat" aria-label={heading}>
      {which === "leftOut" && <li aria-hidden="true">{heading}:</li>}
      {pages.map(({ id, page }) => (
        <li key={id}>
          <Link className="above" to={pageTextScreen(id)} state={from}>
            {pageNamesText[language][page]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function GuestsSee({ setup, html }: { setup: SetupState; html: string | undefined }) {
  const text = setupText[useStaff().language];
  const parts = [
    { name: text.pages.always, is: true },
    { name: text.pages.map, is: setup.position },
    { name: text.pages.weather, is: setup.position && setup.forecast },
    { name: text.pages.prices, is: isDone("prices", setup) },
    { name: text.pages.texts, is: isDone("texts", setup) },
    { name: text.pages.gallery, is: setup.pictures.hasGallery },
    { name: text.pages.plan, is: isDone("plan", setup) },
    { name: text.pages.webcam, is: isDone("cameras", setup) },
  ];
  const named = (is: boolean) =>
    parts
      .filter((part) => part.is === is)
      .map(({ name }) => name)
      .join(", ") || text.nothing;
  return (
    <section className="setup-guests-see rounded panel inset-24">
      <h2 className="title">{text.seen}</h2>
      {html && (
        <div className="setup-home rounded">
          <PreviewFrame
            html={toFrameDocument(html)}
            title={text.homePage}
            shape="phone"
            place={undefined}
            onEscape={() => {}}
          />
        </div>
      )}
      <dl className="gap-above-16 gap-below-16">
        <dt className="line-above quiet">{text.shown}</dt>
        <dd className="strong gap-below-12">{named(true)}</dd>
        <dt className="line-above quiet">{text.hidden}</dt>
        <dd className="strong gap-below-12">{named(false)}</dd>
      </dl>
      <a href={home} target="_blank" rel="noopener">
        {text.seeSite}
      </a>
    </section>
  );
}

type StepMessage = string | ((values: ReturnType<typeof valuesIn>) => string);

interface StepWords {
  name: string;
  done: StepMessage;
  open: StepMessage;
  act: string;
  started?: { open: StepMessage; act: string };
}

function valuesIn({ texts, pictures, settings }: SetupState, language: Language) {
  const names = settings.languages.map((each) => languageInSentence(each, language));
  return {
    // Placeholders. A feature's step replaces them with its own values.
    year: 0,
    count: 0,
    written: texts.written,
    of: texts.of,
    pictures: pictures.hasPhotos && pictures.isViewChosen ? "both" : pictures.hasPhotos ? "photos" : "view",
    languages: listInWords(names, language),
    booking: settings.booking,
    feedback: settings.feedback,
  };
}
