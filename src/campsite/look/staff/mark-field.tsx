import { useId, useRef, useState } from "react";
import type { FormOf } from "#src/cms/form-kind.ts";
import { lookKind, maxMarkLength } from "#src/campsite/look/look.ts";
import { maxPicture, wrapPicture } from "#src/campsite/look/picture-mark.ts";
import { Icon } from "#src/ui/icon.tsx";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { FieldNotes, OptionalSign } from "#src/cms/staff/fields/plain-field.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { lookAdminText } from "#messages/look";
import { staffText } from "#messages/staff";

/** A field for the campsite's logo: an SVG, PNG or JPEG file. */
export function MarkField({ form }: { form: FormOf<typeof lookKind> }) {
  const { language } = useStaff();
  const text = lookAdminText[language];
  const input = useRef<HTMLInputElement>(null);
  const { fault } = form.field("mark");
  /** The error of the last chosen file. A later error of a save replaces it. */
  const [refusal, setRefusal] = useState<{ words: string; before: string | undefined }>();
  const id = useId();
  const { mark } = form.values;
  async function choose(file: File | undefined) {
    if (!file) return;
    const isPicture = file.type === "image/png" || file.type === "image/jpeg";
    const written = await (isPicture ? fromPicture(file) : file.text());
    if (written && written.length > maxMarkLength)
      setRefusal({ words: text.tooLarge({ name: file.name }), before: fault });
    else if (!written || !(await isDrawing(written)))
      setRefusal({ words: text.unreadable({ name: file.name }), before: fault });
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
      <div className="field-head spread close flat on-baseline">
        <label htmlFor={id}>{lookKind.fields.mark.label[language]}</label>
        <OptionalSign />
      </div>
      <div className="mark-choice cluster close">
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
        {mark !== "" && <StaffButton onClick={remove}>{staffText[language].remove}</StaffButton>}
      </div>
      <input
        ref={input}
        type="file"
        accept=".svg,image/svg+xml,image/png,image/jpeg"
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

/** Returns a logo with the picture as PNG, as large as the limits allow. Returns undefined for an unreadable file. */
async function fromPicture(file: File): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const canvas = document.createElement("canvas");
  let mark: string;
  let scale = Math.min(1, maxPicture.pixels / Math.max(picture.width, picture.height));
  do {
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext("2d")!.drawImage(picture, 0, 0, canvas.width, canvas.height);
    mark = wrapPicture(canvas.toDataURL("image/png").split(",")[1]!, canvas.width, canvas.height);
    scale *= 0.75;
  } while (mark.length > maxPicture.length);
  return mark;
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

export const asImage = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
