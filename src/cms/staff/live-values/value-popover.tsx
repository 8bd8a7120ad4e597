import { useEffect, useRef, type ComponentProps } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Dialog } from "react-aria-components/Dialog";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { SearchField } from "react-aria-components/SearchField";
import { Link } from "react-router";
import type { Language } from "#src/i18n/language.ts";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { matchesSearch } from "./value-search.ts";
import { insertValuesText } from "#messages/staff";
import { useLiveValues } from "./use-live-values.ts";

interface Props {
  triggerRef: NonNullable<ComponentProps<typeof Popover>["triggerRef"]>;
  written: Language;
  present?: string | undefined;
  /** @param words the value's current words, in the language of the text */
  onChoose(key: string, words: string): void;
  onClose(): void;
}

/** The keys of the last inserted values on this page, latest first. */
let lastUsed: readonly string[] = [];
const maxLastUsed = 3;

export function ValuePopover({ triggerRef, written, present, onChoose, onClose }: Props) {
  const { language } = useStaff();
  const words = insertValuesText[language];
  const values = useLiveValues();
  const search = useRef<HTMLDivElement>(null);
  useEffect(() => search.current?.querySelector("input")?.focus(), []);
  const used = lastUsed.flatMap((key) => values?.get(key) ?? []);
  const others = [...(values?.values() ?? [])].filter(({ key }) => !lastUsed.includes(key));
  const shown = present === undefined ? undefined : values?.get(present);
  return (
    <Popover
      className="value-popover"
      isOpen
      triggerRef={triggerRef}
      placement="bottom start"
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Dialog className="column close" aria-label={words.insert}>
        {shown && (
          <p className="quiet fine">
            {words.present({ name: shown.name[language] })}{" "}
            <Link to={shown.where.screen}>{shown.where.name[language]}</Link>.
          </p>
        )}
        <Autocomplete filter={matchesSearch}>
          <SearchField ref={search} aria-label={words.search} className="value-search box row">
            <Icon name="search" />
            <Input type="text" placeholder={words.search} />
          </SearchField>
          <ListBox
            className="value-list"
            aria-label={words.insert}
            items={[...used, ...others].map((value) => ({ ...value, id: value.key }))}
            renderEmptyState={() => <p>{words.none}</p>}
          >
            {(value) => (
              <ListBoxItem
                textValue={[value.name[language], ...Object.values(value.name), value.words[written]].join(
                  " ",
                )}
                onAction={() => {
                  lastUsed = [value.key, ...lastUsed.filter((key) => key !== value.key)].slice(
                    0,
                    maxLastUsed,
                  );
                  onChoose(value.key, value.words[written]);
                  onClose();
                }}
              >
                <span className="strong">
                  {value.name[language]}
                  <small className="subline fine">
                    {lastUsed.includes(value.key) && `${words.lastUsed} · `}
                    {value.where.name[language]}
                  </small>
                </span>
                <b className="figures breaks text-end">{value.words[written]}</b>
              </ListBoxItem>
            )}
          </ListBox>
        </Autocomplete>
        <p className="value-keys quiet fine">{words.keys}</p>
      </Dialog>
    </Popover>
  );
}
