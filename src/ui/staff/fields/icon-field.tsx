import { useRef } from "react";
import { Button } from "react-aria-components/Button";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Select, SelectValue } from "react-aria-components/Select";
import { Icon } from "#src/ui/icon.tsx";
import { FieldAnchor } from "./field-anchor.tsx";
import { iconWords } from "./icon-names.text.ts";
import { useStaff } from "#src/ui/staff/staff.ts";

interface Props {
  label: string;
  name: string;
  value: string;
  onChange(value: string): void;
}

/** A choice of icon, each with its name. */
export function IconField({ label, name, value, onChange }: Props) {
  const names: Record<string, string> = iconWords[useStaff().language];
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Select className="field icon-field" value={value} onChange={(key) => onChange(String(key))}>
      <Label className="field-label">{label}</Label>
      <FieldAnchor name={name} value={value} onFocus={() => button.current?.focus()} />
      <Button className="icon-choice" ref={button}>
        <SelectValue className="icon-chosen">
          {() => (
            <>
              <Icon name={value} />
              {names[value] ?? value}
            </>
          )}
        </SelectValue>
        <Icon name="down" />
      </Button>
      <Popover className="popover">
        <ListBox className="icon-choices">
          {Object.entries(names).map(([icon, word]) => (
            <ListBoxItem key={icon} id={icon} textValue={word}>
              <Icon name={icon} />
              {word}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
