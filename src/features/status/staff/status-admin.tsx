import { useId, type ReactNode } from "react";
import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { formatBytes } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { listScreen } from "#src/cms/resource-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { placeOf } from "#src/cms/staff/places/places.ts";
import { ListScreen } from "#src/cms/staff/lists/list-screen.tsx";
import { momentInWords } from "#src/cms/staff/moments.ts";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { adviceFor, labelOfCheck, resourceCheckWords } from "#src/features/status/check-words.ts";
import { backupJobName, type Check, type Status } from "#src/features/status/status.ts";
import { statusText } from "#messages/status";

export const loader = ({ context }: LoaderFunctionArgs) => context.get(apiContext).get<Status>("/status");

export function Component() {
  const { language } = useStaff();
  const text = statusText[language];
  const { checks, hasBackup, databaseBytes, version, processes } = useLoaderData<typeof loader>();
  const bad = checks.filter(({ isGood }) => !isGood).length;
  const isMailed = checks.some((check) => check.of === "mail" && check.isOn);
  const isJob = ({ of }: Check) => of === "job";
  return (
    <ListScreen title={text.title} back={placeOf("team", language)}>
      <p className="quiet measure">
        {text.lead} {isMailed && text.mailed}
      </p>
      <p className={`heavy size-21 row loose tinted ${bad === 0 ? "good" : "bad"} icons-20 gap-above-16`}>
        <Icon name={bad === 0 ? "check" : "alert"} />
        {bad === 0 ? text.allGood : text.notGood({ count: bad })}
      </p>
      <Group heading={text.groups.works}>{checks.filter((check) => !isJob(check)).map(toRow)}</Group>
      <Group heading={text.groups.jobs}>
        {checks.filter(isJob).map(toRow)}
        {!hasBackup && (
          <li className="signed">
            <Icon name="dash" />
            <div className="stack sparse on-baseline">
              <h3>{text.jobs.backup}</h3>
              <p className="quiet figures breaks">{text.noBackup}</p>
            </div>
          </li>
        )}
      </Group>
      <Group heading={text.groups.program}>
        {processes.map(({ host, pid, version: own, startedAt }) => (
          <li className="signed tinted good" key={`${host} ${pid} ${startedAt}`}>
            <Icon name="check" />
            <div className="stack sparse on-baseline">
              <h3>{text.process({ host, pid })}</h3>
              <p className="quiet figures breaks">
                {text.started({ moment: momentInWords(startedAt, language) })}
                {own !== version && ` · ${text.version({ version: own })}`}
              </p>
            </div>
          </li>
        ))}
      </Group>
      <p className="quiet figures gap-above-16">
        {text.version({ version })}. {text.database({ size: formatBytes(databaseBytes) })}
      </p>
    </ListScreen>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="status-group screen-part" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className="ruled">{children}</ul>
    </section>
  );
}

const toRow = (check: Check) => (
  <CheckRow key={`${check.of} ${"name" in check ? check.name : ""}`} check={check} />
);

function CheckRow({ check }: { check: Check }) {
  const { language } = useStaff();
  const text = statusText[language];
  const isOff = "isOn" in check && !check.isOn;
  const [sign, word] = check.isGood ? (["check", text.good] as const) : (["alert", text.bad] as const);
  return (
    <li className={isOff ? "signed" : check.isGood ? "signed tinted good" : "signed tinted bad"}>
      <Icon name={isOff ? "dash" : sign} />
      <div className="stack sparse on-baseline">
        <h3>
          {labelOfCheck(check, language)}
          {!isOff && <span className="visually-hidden">: {word}</span>}
        </h3>
        <p className="quiet figures breaks">{factsOf(check, language)}</p>
        {!check.isGood && (
          <p className="gap-above-4 as-ink across measure figures breaks">
            {adviceFor(check, language)}
            {"sentAt" in check && (
              <>
                {" "}
                <Link to={listScreen(check.of)}>{resourceCheckWords(check.of, language).toList}</Link>
              </>
            )}
          </p>
        )}
      </div>
    </li>
  );
}

function factsOf(check: Check, language: Language): string {
  const text = statusText[language];
  const at = (moment: string) => momentInWords(moment, language);
  switch (check.of) {
    case "mail": {
      const { isOn, waiting, failingSince, receiptsFullAt } = check;
      if (!isOn) return text.mail.off;
      const since = failingSince && text.mail.since({ moment: at(failingSince) });
      const full = receiptsFullAt && text.mail.receiptsFull({ moment: at(receiptsFullAt) });
      const now = waiting === 0 ? text.mail.none : text.mail.waiting({ count: waiting });
      return [now, since, full].filter(Boolean).join(", ");
    }
    case "disk":
      return text.disk.free({ free: formatBytes(check.free), size: formatBytes(check.size) });
    case "source":
      if (!check.isOn) return text.source[check.name].off;
      return check.answeredAt
        ? text.source.answered({ moment: at(check.answeredAt) })
        : text.source[check.name].never;
    case "job": {
      const { name, succeededAt, failingSince, fault } = check;
      const verified = name === backupJobName ? text.backupVerified : undefined;
      const { succeeded, wasWell } = text.job;
      if (!failingSince)
        return succeededAt ? (verified ?? succeeded)({ moment: at(succeededAt) }) : text.never;
      const last = succeededAt && `${(verified ?? wasWell)({ moment: at(succeededAt) })}.`;
      return [`${text.job.failing({ moment: at(failingSince), fault: fault ?? "" })}.`, last]
        .filter(Boolean)
        .join(" ");
    }
    default: {
      const words = resourceCheckWords(check.of, language);
      return check.sentAt ? words.sent({ moment: at(check.sentAt) }) : words.none;
    }
  }
}
