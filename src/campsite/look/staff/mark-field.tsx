import { useId, useRef, useState } from "react";
import type { FormOf } from "#src/cms/form-kind.ts";
import { lookKind, maxMarkLength } from "#src/campsite/look/look.ts";
import { Icon } from "#src/ui/icon.tsx";
import { FieldNotes, OptionalSign } from "#src/cms/staff/fields/plain-field.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { lookAdminText } from "#messages/look";
import { staffText } from "#messages/staff";

/** The field of the campsite's mark: a small SVG from the user's disk. */
export function MarkField({ form }: { form: FormOf<typeof lookKind> }) {
  const { language } = useStaff();
  const text = lookAdminText[language];
  const input = useRef<HTMLInputElement>(null);
  const { fault } = form.field("mark");
  /** The error in the last chosen file. It is hidden when a save reports another error. */
  const [refusal, setRefusal] = useState<{ words: string; before: string | undefined }>();
  const id = useId();
  const { mark } = form.values;
  async function choose(file: File | undefined) {
    if (!file) return;
    const written = await file.text();
    if (file.size > maxMarkLength) setRefusal({ words: text.tooLarge({ name: file.name }), before: fault });
    else if (!(await isDrawing(written)))
      setRefusal({ words: text.notDrawing({ name: file.name }), before: fault });
    else {
      setRefusal(undefined);
      form.set("mark", written);
    }
  }
  function remove() {
    setRefusal(undefined);
    form.set("mark", "");
  }
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>{lookKind.fields.mark.label[language]}</label>
        <OptionalSign />
      </div>
      <div className="mark-choice">
        {mark !== "" && <img className="shown-mark" src={asImage(mark)} alt="" />}
        <button
          type="button"
          className="button"
          id={id}
          aria-describedby={`${id}-hint ${id}-fault`}
          onClick={() => input.current?.click()}
        >
          <Icon name="upload" />
          {text.chooseMark}
        </button>
        {mark !== "" && (
          <button type="button" className="button plain" onClick={remove}>
            {staffText[language].remove}
          </button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept=".svg,image/svg+xml"
        hidden
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          target.value = "";
        }}
      />
      <FieldNotes
        id={id}
        hint={text.markHint}
        fault={refusal && refusal.before === fault ? refusal.words : fault}
      />
    </div>
  );
}

/** True when a browser can draw the SVG. */
function isDrawing(written: string): Promise<boolean> {
  const image = new Image();
  image.src = asImage(written);
  return image.decode().then(
    () => true,
    () => false,
  );
}

/** Returns the data: address of a drawing. */
export const asImage = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
