import type { Editor } from "@tiptap/react";
import { useState, type SubmitEvent } from "react";
import { Button } from "react-aria-components/Button";
import { Dialog } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { editorText } from "#messages/staff";
import { useStaff } from "#src/cms/staff/staff.ts";
import { SwitchField } from "#src/cms/staff/fields/switch-field.tsx";
import { PlainField } from "#src/cms/staff/fields/plain-field.tsx";

interface Props {
  /** The editor, in which a picture must be selected. */
  editor: Editor;
  lang: string;
  onClose: () => void;
}

export function PicturePopover({ editor, lang, onClose }: Props) {
  const words = editorText[useStaff().language];
  const present = editor.getAttributes("image")["alt"] as string | null;
  const [alt, setAlt] = useState(present ?? "");
  const [isDecoration, setDecoration] = useState(present === "");
  const picture = useState(() =>
    editor.view.dom.querySelector<HTMLElement>("img.ProseMirror-selectednode"),
  )[0];

  const set = (event: SubmitEvent) => {
    event.preventDefault();
    // The event must not reach the form around the editor.
    event.stopPropagation();
    const description = alt.trim() || null;
    editor.commands.updateAttributes("image", { alt: isDecoration ? "" : description });
    onClose();
  };
  return (
    <Popover
      className="editor-popover inset-16"
      isOpen
      triggerRef={{ current: picture }}
      placement="bottom"
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Dialog aria-label={words.describe}>
        <form className="stack apart" onSubmit={set} noValidate>
          {!isDecoration && (
            <PlainField
              label={words.describe}
              name="picture-words"
              value={alt}
              onChange={setAlt}
              hint={words.describeHint}
              lang={lang}
              rows={2}
            />
          )}
          <SwitchField
            label={words.decoration}
            hint={words.decorationHint}
            isOn={isDecoration}
            onChange={setDecoration}
          />
          <div className="cluster loose">
            <Button type="submit" className="button">
              {words.setWords}
            </Button>
          </div>
        </form>
      </Dialog>
    </Popover>
  );
}
