import { useRef } from "react";
import { Button } from "react-aria-components/Button";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Select, SelectValue } from "react-aria-components/Select";
import { iconNames, type ChosenIcon } from "#src/cms/kind/icon-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import { FieldAnchor } from "./field-anchor.tsx";
import { iconWordsText } from "#messages/staff";
import { useStaff } from "#src/cms/staff/staff.ts";
import { NewSign } from "#src/cms/staff/next-versions/news.tsx";

interface Props {
  label: string;
  name: string;
  value: ChosenIcon;
  onChange(value: ChosenIcon): void;
}

export function IconField({ label, name, value, onChange }: Props) {
  const names = iconWordsText[useStaff().language];
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Select className="field icon-field" value={value} onChange={(key) => onChange(key as ChosenIcon)}>
      <div className="field-head">
        <Label className="field-label">{label}</Label>
        <NewSign name={name} />
      </div>
      <FieldAnchor name={name} value={value} onFocus={() => button.current?.focus()} />
      <Button className="icon-choice ends close" ref={button}>
        <SelectValue className="icon-chosen">
          {() => (
            <>
              <Icon name={value} />
              {names[value]}
            </>
          )}
        </SelectValue>
        <Icon name="down" />
      </Button>
      <Popover className="popover">
        <ListBox className="icon-choices">
          {iconNames.map((icon) => (
            <ListBoxItem key={icon} id={icon} textValue={names[icon]}>
              <Icon name={icon} />
              {names[icon]}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
