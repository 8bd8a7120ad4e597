import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent } from "react";
import { hasMarks } from "#src/cms/kind/live-value.ts";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { insertValuesText } from "#messages/staff";
import { useValueTokens } from "#src/cms/staff/live-values/use-value-tokens.ts";
import { tokenBefore, withTokens } from "#src/cms/staff/live-values/value-tokens.ts";
import { PlainField, type TextFieldProps } from "./plain-field.tsx";

const ValuePopover = lazy(async () => ({
  default: (await import("#src/cms/staff/live-values/value-popover.tsx")).ValuePopover,
}));

/** A text field that shows each live value as a name in braces. Below the field is the text as guests read it. */
export function WordsField({ value, onChange, hint, choices, ...field }: TextFieldProps & { lang: string }) {
  const { language } = useStaff();
  const words = insertValuesText[language];
  const [isAsking, setAsking] = useState(false);
  const { shown, read, written, isReadOnly, names, saved } = useValueTokens(
    value,
    field.lang,
    isAsking || hasMarks(choices),
  );
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

  const insert = (key: string) => {
    const name = [...names].find(([, each]) => each === key)![0];
    const { selectionStart, selectionEnd } = input.current!;
    replace(input.current!, selectionStart, selectionEnd, `{${name}}`);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (!event.ctrlKey || !event.shiftKey || event.key.toLowerCase() !== "o") return;
    event.preventDefault();
    setAsking(true);
  };
  // Backspace deletes a whole name. `beforeinput` is needed, because a phone's keyboard sends no key names.
  useEffect(() => {
    const element = input.current!;
    const onBeforeInput = (event: InputEvent) => {
      const { selectionStart, selectionEnd } = element;
      if (event.inputType !== "deleteContentBackward" || selectionStart !== selectionEnd) return;
      const from = tokenBefore(shown, selectionEnd, names);
      if (from === undefined || !event.cancelable) return;
      event.preventDefault();
      replace(element, from, selectionEnd, "");
    };
    element.addEventListener("beforeinput", onBeforeInput);
    return () => element.removeEventListener("beforeinput", onBeforeInput);
  }, [shown, names]);
  return (
    <>
      <PlainField
        {...field}
        ref={input}
        value={shown}
        {...(choices && { choices: choices.map((choice) => withTokens(choice, names)) })}
        onChange={(typed) => onChange(saved(typed))}
        onKeyDown={onKeyDown}
        keys="Control+Shift+O"
        {...(read !== undefined && { length: read.length })}
        readOnly={isReadOnly}
        hint={
          read === undefined ? (
            hint
          ) : (
            <>
              {words.guestsRead} <span lang={field.lang}>{read}</span>
              {hint && <> · {hint}</>}
            </>
          )
        }
        tool={
          // The shortcut Ctrl+Shift+O does the same, so the button doesn't add a tab stop to each field.
          <button
            type="button"
            className="value-button bare inline tight push as-link fine icons-16"
            tabIndex={-1}
            aria-label={words.insert}
            onClick={() => setAsking(true)}
          >
            <Icon name="tag" />
            <span>{words.insert}</span>
          </button>
        }
      />
      {isAsking && (
        <Suspense>
          <ValuePopover
            triggerRef={input}
            written={written}
            onChoose={insert}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function replace(element: HTMLInputElement & HTMLTextAreaElement, from: number, to: number, by: string) {
  element.focus();
  element.setRangeText(by, from, to, "end");
  // React listens to the `input` event.
  element.dispatchEvent(new Event("input", { bubbles: true }));
}
