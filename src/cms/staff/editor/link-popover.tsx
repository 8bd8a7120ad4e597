import type { Editor } from "@tiptap/react";
import { useEffect, useRef, useState, type RefObject } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Button } from "react-aria-components/Button";
import { Dialog } from "react-aria-components/Dialog";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { SearchField } from "react-aria-components/SearchField";
import { editorText } from "#messages/staff";
import type { LinkChoice } from "#src/cms/links/link-choice.ts";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { parseLanguage } from "#src/i18n/language.ts";
import { Icon } from "#src/ui/icon.tsx";
import { parseLinkAddress, showLinkAddress } from "./link-address.ts";

interface Props {
  editor: Editor;
  lang: string;
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The attributes of a link: its address, or the name of a target that has no address yet. */
interface LinkMark {
  href: string | null;
  to: string | null;
}

/** Finds the target of a new link by its name or its address, or shows the target of the link at the cursor. */
export function LinkPopover({ editor, lang, triggerRef, onClose }: Props) {
  const words = editorText[useStaff().language];
  const { href, to } = editor.getAttributes("link") as Partial<LinkMark>;
  const present = href ?? to ?? undefined;
  const [isChoosing, setChoosing] = useState(present === undefined);
  const { from, to: end } = editor.state.selection;
  const selected = editor.state.doc.textBetween(from, end, " ");

  const choose = (mark: LinkMark, name: string) => {
    setLink(editor, mark, name);
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetMark("link").run();
    onClose();
  };
  return (
    <Popover
      className="value-popover link-popover"
      isOpen
      triggerRef={triggerRef}
      placement="bottom"
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Dialog className="column close" aria-label={words.link}>
        {present !== undefined && (
          <PresentLink
            address={present}
            onChange={isChoosing ? undefined : () => setChoosing(true)}
            onRemove={remove}
          />
        )}
        {isChoosing && (
          <>
            {selected && <p className="strong breaks">{words.linkOn({ words: selected })}</p>}
            <TargetSearch lang={lang} onChoose={choose} />
          </>
        )}
      </Dialog>
    </Popover>
  );
}

function PresentLink({
  address,
  onChange,
  onRemove,
}: {
  address: string;
  onChange: (() => void) | undefined;
  onRemove: () => void;
}) {
  const { language } = useStaff();
  const words = editorText[language];
  const fill = useFill();
  const { found } = useTargets(address);
  const [target] = found;
  return (
    <div className="spread">
      <p className="strong breaks">{target ? fill(target.name[language]) : showLinkAddress(address)}</p>
      <div className="cluster">
        {onChange && (
          <Button className="button plain" onPress={onChange}>
            {words.changeLink}
          </Button>
        )}
        <Button className="button plain" onPress={onRemove}>
          {words.removeLink}
        </Button>
      </div>
    </div>
  );
}

interface Item extends LinkMark {
  id: string;
  name: string;
  note: string;
}

/** The list is always open below the field. */
const combobox = { role: "combobox", "aria-expanded": true, "aria-haspopup": "listbox" } as const;

function TargetSearch({ lang, onChoose }: { lang: string; onChoose(mark: LinkMark, name: string): void }) {
  const { language } = useStaff();
  const words = editorText[language];
  const fill = useFill();
  const [written, setWritten] = useState("");
  const { search, found } = useTargets(written);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector("input")?.focus(), []);

  const address = parseLinkAddress(written);
  const items = found.map((target) => itemOf(target));
  const isOwn = address?.startsWith("/") || found.some(({ to }) => to === written.trim());
  const typed: Item[] =
    address !== undefined && !(isOwn && items.length > 0)
      ? [
          {
            id: address,
            name: showLinkAddress(address),
            note: words.linkTargets.address,
            href: address,
            to: null,
          },
        ]
      : [];

  function itemOf({ to, name, hrefs }: LinkChoice): Item {
    const sort = to.split(":")[0] as keyof typeof words.linkTargets;
    const note = [words.linkTargets[sort], ...(hrefs ? [] : [words.linkHidden])].join(" · ");
    const href = hrefs?.[parseLanguage(lang)!] ?? null;
    return { id: to, name: fill(name[language]), note, href, to: href === null ? to : null };
  }
  return (
    <>
      <Autocomplete inputValue={written} onInputChange={setWritten}>
        <SearchField ref={field} aria-label={words.linkSearch} className="value-search box">
          <Icon name="search" />
          <Input type="text" {...combobox} placeholder={words.linkSearch} />
        </SearchField>
        <ListBox
          className="value-list"
          aria-label={words.link}
          items={[...typed, ...items]}
          renderEmptyState={() => (
            <p className="quiet">
              {written.trim() === "" ? words.linkStart : search === written && words.linkNone({ search })}
            </p>
          )}
        >
          {({ id, name, note, href, to }) => (
            <ListBoxItem id={id} textValue={name} onAction={() => onChoose({ href, to }, name)}>
              <span className="strong breaks">
                {name}
                <small className="quiet fine">{note}</small>
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Autocomplete>
      <p className="value-keys quiet fine">{words.linkFollows}</p>
    </>
  );
}

/** The time without input after which the site is searched, in milliseconds. */
const pause = 150;

/** Finds the targets that match a search. Until the response arrives, returns the result of the previous `search`. */
function useTargets(written: string) {
  const { api } = useStaff();
  const [result, setResult] = useState<{ search: string; found: readonly LinkChoice[] }>({
    search: "",
    found: [],
  });
  useEffect(() => {
    const loading = new AbortController();
    const show = (found: readonly LinkChoice[]) =>
      loading.signal.aborted || setResult({ search: written, found });
    const requestTargets = () =>
      void api
        .get<LinkChoice[]>(`/linktargets?search=${encodeURIComponent(written.trim())}`, loading.signal)
        .then(show, () => show([]));
    const timer = setTimeout(() => (written.trim() === "" ? show([]) : requestTargets()), pause);
    return () => {
      clearTimeout(timer);
      loading.abort();
    };
  }, [api, written]);
  return result;
}

/** Links the selection, or changes the link at the cursor. Otherwise inserts the target's name as a link. */
function setLink(editor: Editor, mark: LinkMark, name: string) {
  const chain = editor.chain().focus();
  if (editor.state.selection.empty && !editor.isActive("link"))
    chain.insertContent({ type: "text", text: name, marks: [{ type: "link", attrs: mark }] }).run();
  else chain.extendMarkRange("link").setMark("link", mark).run();
}
