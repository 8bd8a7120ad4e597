import { MenuItem } from "react-aria-components/Menu";
import { MenuButton } from "#src/cms/staff/parts/menu-button.tsx";
import { Link } from "react-router";
import type { Correspondence } from "#src/features/feedback/inbox/answers.ts";
import type { Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { inboxAnswerText } from "#messages/inbox";

interface Props {
  templates: Correspondence["templates"];
  guestsLanguage: Language;
  /** Returns the address that opens when staff choose a template with this text. */
  addressOf?: (text: string) => string;
  onChoose(text: string): void;
}

export function AnswerTemplates({ templates, guestsLanguage, addressOf, onChoose }: Props) {
  const text = inboxAnswerText[useStaff().language];
  const fill = useFill();
  if (templates.length === 0)
    return (
      <p className="inbox-templates cluster">
        <Link to={staffAddresses.answerTemplates}>{text.templates.write}</Link>
      </p>
    );
  return (
    <p className="inbox-templates cluster">
      <MenuButton icon="note" label={text.templates.choose} placement="bottom start">
        {templates.map(({ id, title, text: words, language }) => (
          <MenuItem
            key={id}
            textValue={fill(title)}
            {...(addressOf && { href: addressOf(words) })}
            onAction={() => onChoose(words)}
          >
            {fill(title)}
            {language !== guestsLanguage && <small className="quiet">{text.templates.norwegian}</small>}
          </MenuItem>
        ))}
      </MenuButton>
      <Link to={staffAddresses.answerTemplates}>{text.templates.edit}</Link>
    </p>
  );
}
