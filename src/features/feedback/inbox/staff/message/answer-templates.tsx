import { Link } from "react-router";
import type { Correspondence } from "#src/features/feedback/inbox/answers.ts";
import type { Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { ActionMenu } from "#src/cms/staff/action-menu.tsx";
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
      <p className="cluster icons-20">
        <Link className="target" to={staffAddresses.answerTemplates}>
          {text.templates.write}
        </Link>
      </p>
    );
  return (
    <div className="cluster icons-20">
      <ActionMenu
        isAtStart
        actions={templates.map(({ title, text: words, language }) => ({
          label: fill(title),
          note: language === guestsLanguage ? undefined : text.templates.norwegian,
          href: addressOf?.(words),
          act: () => onChoose(words),
        }))}
      >
        <Icon name="note" />
        {text.templates.choose}
      </ActionMenu>
      <Link className="target" to={staffAddresses.answerTemplates}>
        {text.templates.edit}
      </Link>
    </div>
  );
}
