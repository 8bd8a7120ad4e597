import { formatMessage } from "#src/i18n/phrases.ts";
import { useId, useState } from "react";
import { languageTag, languages } from "#src/i18n/language.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { Difference } from "./conflict-choices.ts";
import { ConflictValue, textOf } from "./difference.tsx";
import { conflictText } from "#messages/staff";
import { mergeTexts } from "./merge-text.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { HtmlField } from "#src/cms/staff/editor/html-field.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { TextField } from "#src/cms/staff/fields/text-field.tsx";
import { isHtml, textLines } from "#src/cms/staff/checks/text-lines.ts";
import type { Choice } from "./three-way-merge.ts";

interface Props extends Difference {
  base: unknown;
  mine: unknown;
  theirs: unknown;
  writer: string | undefined;
  fault: string | undefined;
  onChoose(choice: Choice): void;
}

/** The length above which a text is shortened, in characters. */
const shortText = 400;

export function ConflictRow({ field, changer, choice, base, mine, theirs, writer, fault, onChoose }: Props) {
  const id = useId();
  const words = conflictText[useStaff().language];
  const [isOpen, setOpen] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const isText = !field.show && [mine, theirs].every((value) => typeof value === "string");
  const texts = { mine: textOf(mine), theirs: textOf(theirs) };
  const areHtml = isHtml(texts.mine) || isHtml(texts.theirs);
  const isSettled = changer !== "both" && !isOpen;
  const isLong = !field.show && Math.max(texts.mine.length, texts.theirs.length) > shortText;

  // A phone shows a decided field as the chosen version alone.
  const unlessSettled = isSettled ? "on-desk" : "";
  const version = (side: "theirs" | "mine") => (
    <label
      className={`conflict-version positioned stack flat shrinks ${choice?.side === side ? "" : unlessSettled}`}
    >
      <span className={`conflict-side quiet fine ${unlessSettled}`}>
        {side === "mine" ? words.mine : words.theirs({ who: writer || undefined })}
      </span>
      <span className="conflict-card noted framed quiet">
        <input
          className={`big-mark ${unlessSettled}`}
          type="radio"
          name={`${id}-side`}
          value={side}
          data-path={field.path}
          checked={choice?.side === side}
          aria-describedby={`${id}-missing`}
          onChange={() => onChoose({ side })}
        />
        {isSettled && (
          <span className="on-phone gap-above-4 as-success icons-18">
            <Icon name="check" />
          </span>
        )}
        <ConflictValue
          field={field}
          value={side === "mine" ? mine : theirs}
          other={side === "mine" ? theirs : mine}
          isChanged={changer === "both" || changer === side}
          isBrief={isLong && !isWhole}
        />
      </span>
    </label>
  );
  return (
    <div
      className="conflict-row line-below pad-16"
      role="radiogroup"
      aria-labelledby={`${id}-name`}
      data-settled={isSettled ? "" : undefined}
    >
      <div className="conflict-head">
        <h2 id={`${id}-name`} className="heading-note strong breaks size-16">
          {field.label}
        </h2>
        <p className={changer === "both" ? "as-unsaved strong fine" : "quiet fine"}>
          {formatMessage(words.changed[changer], { who: writer || undefined })}
        </p>
        <p className="as-alert strong unless-empty fine" id={`${id}-missing`}>
          {!choice && words.chooseOne}
        </p>
      </div>
      {version("theirs")}
      {version("mine")}
      <div className="conflict-tools unless-empty cluster stretched sparse icons-18">
        {isText && textLines(texts.mine) === textLines(texts.theirs) && (
          <p className="field-hint">{words.onlyFormat}</p>
        )}
        {isSettled && (
          <StaffButton
            look="link"
            className="plain target on-phone"
            aria-label={`${words.swap}: ${field.label}`}
            onClick={() => setOpen(true)}
          >
            {words.swap}
          </StaffButton>
        )}
        {changer === "both" && isText && choice?.side !== "joined" && (
          <StaffButton
            look="link"
            icon="pencil"
            className="plain target"
            aria-label={`${words.join}: ${field.label}`}
            onClick={() => onChoose({ side: "joined", value: mergeTexts({ ...texts, base: textOf(base) }) })}
          >
            {words.join}
          </StaffButton>
        )}
        {isLong && (
          <StaffButton
            look="link"
            className="plain target"
            aria-label={`${isWhole ? words.brief : words.whole}: ${field.label}`}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? words.brief : words.whole}
          </StaffButton>
        )}
        {choice?.side === "joined" && (
          <JoinedField
            label={`${words.joined}: ${field.label}`}
            path={field.path}
            value={choice.value}
            isHtml={areHtml}
            fault={fault}
            onChange={(value) => onChoose({ side: "joined", value })}
          />
        )}
        {fault && choice?.side !== "joined" && (
          <p className="field-fault" role="alert">
            <Icon name="fault" />
            {fault}
          </p>
        )}
      </div>
    </div>
  );
}

interface JoinedProps {
  label: string;
  path: string;
  value: string;
  isHtml: boolean;
  fault: string | undefined;
  onChange(value: string): void;
}

function JoinedField({ path, isHtml: isEditor, ...field }: JoinedProps) {
  const words = conflictText[useStaff().language];
  const language = languages.find((each) => path.includes(`translations.${each}.`)) ?? "nb";
  const shared = { ...field, name: path, lang: languageTag[language], hint: words.joinedHint };
  return isEditor ? <HtmlField {...shared} /> : <TextField {...shared} rows={3} />;
}
