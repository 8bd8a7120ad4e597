import { useState } from "react";
import { Link } from "react-router";
import { liveKeysIn, type NamedValue } from "#src/cms/kind/live-value.ts";
import { replaceMarks } from "#src/i18n/marks.ts";
import { Dialog } from "#src/cms/staff/dialog/dialog.tsx";
import { focusField } from "#src/cms/staff/fields/field-focus.ts";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { insertValuesText } from "#messages/staff";
import { asWords, textsIn, type FormText } from "./form-texts.ts";
import { liveValuesOf } from "./use-live-values.ts";

/** A number that staff have typed in place of a live value. */
interface LostValue {
  path: string;
  key: string;
  typed: string;
}

const numbersIn = (text: string) => asWords(replaceMarks(text, () => " ")).match(/\d+(?:[\s.,:]\d+)*/g) ?? [];

export function findLostValue(before: readonly FormText[], now: readonly FormText[]): LostValue | undefined {
  for (const { path, text } of before) {
    const written = now.find((each) => each.path === path)?.text ?? "";
    const kept = liveKeysIn(written);
    const key = liveKeysIn(text).find((each) => !kept.includes(each));
    const known: readonly string[] = numbersIn(text);
    const typed = key && numbersIn(written).find((number) => !known.includes(number));
    if (key && typed) return { path, key, typed };
  }
  return undefined;
}

interface LostValueCheck {
  /** Asks whether to publish, if a typed value has replaced a live value. @returns false to correct the text */
  ask(): Promise<boolean>;
  asked: { value: NamedValue; typed: string; answer(publishes: boolean): void } | undefined;
}

/** Checks whether staff have typed a number in place of a live value. Such a number doesn't change by itself. */
export function useLostValueCheck<Values extends object, Resource>(
  form: ResourceForm<Values, Resource>,
  onReveal: ((path: string) => void) | undefined,
): LostValueCheck {
  const { api } = useStaff();
  const textsOf = (values: Values) => textsIn(values, form.kind.translatable);
  const [opened] = useState(() => (form.last ? textsOf(form.kind.valuesOf(form.last)) : []));
  const [asked, setAsked] = useState<LostValueCheck["asked"]>();
  return {
    async ask() {
      const lost = findLostValue(opened, textsOf(form.values));
      const value = lost && liveValuesOf(api).now()?.get(lost.key);
      if (!lost || !value) return true;
      const publishes = await new Promise<boolean>((answer) =>
        setAsked({ value, typed: lost.typed, answer }),
      );
      setAsked(undefined);
      if (!publishes) {
        onReveal?.(lost.path);
        focusField(lost.path);
      }
      return publishes;
    },
    asked,
  };
}

export function LostValueQuestion({ check: { asked } }: { check: LostValueCheck }) {
  const { language } = useStaff();
  const text = insertValuesText[language].lost;
  if (!asked) return null;
  const { value, typed, answer } = asked;
  return (
    <Dialog
      heading={text.heading({ name: value.name[language], words: value.words[language] })}
      role="alertdialog"
      isOpen
      onClose={() => answer(false)}
    >
      <p>{text.explanation({ typed })}</p>
      <p>
        <Link to={value.where.screen} onClick={() => answer(false)}>
          {text.change({ place: value.where.name[language] })}
        </Link>
      </p>
      <div className="dialog-actions">
        <button type="button" className="button action" onClick={() => answer(false)}>
          {text.correct}
        </button>
        <button type="button" className="button plain" onClick={() => answer(true)}>
          {text.publish}
        </button>
      </div>
    </Dialog>
  );
}
