import type { Editor } from "@tiptap/react";
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from "react";
import { Button } from "react-aria-components/Button";
import { Dialog } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { editorText } from "#messages/staff";
import { parseLinkAddress, showLinkAddress } from "./link-address.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { TextField } from "#src/cms/staff/fields/text-field.tsx";

interface Props {
  editor: Editor;
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function LinkPopover({ editor, triggerRef, onClose }: Props) {
  const words = editorText[useStaff().language];
  const present = editor.getAttributes("link")["href"] as string | undefined;
  const [written, setWritten] = useState(showLinkAddress(present ?? ""));
  /** True when no text is selected and the cursor isn't in a link. The new link then needs a text. */
  const [isBare] = useState(() => present === undefined && editor.state.selection.empty);
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const focusField = () => form.current?.querySelector("input")?.select();
  useEffect(focusField, []);

  const set = (event: SubmitEvent) => {
    event.preventDefault();
    // The event must not reach the form around the editor.
    event.stopPropagation();
    const href = parseLinkAddress(written);
    if (href === undefined) {
      setFault(words.linkFault);
      focusField();
      return;
    }
    setLink(editor, href, text.trim() || written.trim());
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetMark("link").run();
    onClose();
  };

  return (
    <Popover
      className="editor-popover"
      isOpen
      triggerRef={triggerRef}
      placement="bottom"
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Dialog aria-label={words.link}>
        <form className="stack apart" ref={form} onSubmit={set} noValidate>
          <TextField
            label={words.linkAddress}
            name="link-address"
            value={written}
            onChange={setWritten}
            hint={words.linkHint}
            fault={fault}
          />
          {isBare && (
            <TextField
              label={words.linkText}
              name="link-text"
              value={text}
              onChange={setText}
              hint={words.linkTextHint}
            />
          )}
          <div className="cluster loose">
            <Button type="submit" className="button">
              {words.setLink}
            </Button>
            {present !== undefined && (
              <Button className="button" onPress={remove}>
                {words.removeLink}
              </Button>
            )}
          </div>
        </form>
      </Dialog>
    </Popover>
  );
}

/** Links the selection, or changes the link at the cursor. Otherwise inserts the text as a link. */
function setLink(editor: Editor, href: string, text: string) {
  const chain = editor.chain().focus();
  if (editor.state.selection.empty && !editor.isActive("link"))
    chain.insertContent({ type: "text", text, marks: [{ type: "link", attrs: { href } }] }).run();
  else chain.extendMarkRange("link").setMark("link", { href }).run();
}
