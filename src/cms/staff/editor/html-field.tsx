import { lazy, Suspense, useId, useRef } from "react";
import type { HtmlFieldProps } from "./html-field-props.ts";
import { useEditorGroup } from "./editor-group.tsx";
import { editorText } from "#messages/staff";
import { FieldAnchor } from "#src/cms/staff/fields/field-anchor.tsx";
import { OutdatedSign } from "#src/cms/staff/form/translation-sources.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { FieldNotes, OptionalSign } from "#src/cms/staff/fields/plain-field.tsx";
import { ChangedSign } from "#src/cms/staff/next-versions/change-marks.tsx";

const HtmlEditor = lazy(async () => ({ default: (await import("./html-editor.tsx")).HtmlEditor }));

export function HtmlField({ label, name, hint, isOptional = false, ...editor }: HtmlFieldProps) {
  const id = useId();
  const words = editorText[useStaff().language];
  const isGrouped = useEditorGroup() !== undefined;
  const box = useRef<HTMLDivElement>(null);
  const focusText = () => box.current?.querySelector<HTMLElement>("[contenteditable]")?.focus();
  return (
    <div className="field html-field positioned" ref={box}>
      <div className="field-head spread close flat on-baseline">
        <label id={`${id}-label`} htmlFor={`${id}-anchor`}>
          {label}
        </label>
        {isOptional && <OptionalSign />}
        <OutdatedSign name={name} />
        <ChangedSign name={name} />
      </div>
      <FieldAnchor id={`${id}-anchor`} name={name} value={editor.value} onFocus={focusText} />
      <Suspense
        fallback={
          <div className="editor box" data-loading="">
            {!isGrouped && <div className="editor-tools on-sand line-below" />}
            <p className="editor-text">{words.loading}</p>
          </div>
        }
      >
        <HtmlEditor id={id} {...editor} />
      </Suspense>
      <FieldNotes id={id} hint={hint} fault={editor.fault} />
    </div>
  );
}
