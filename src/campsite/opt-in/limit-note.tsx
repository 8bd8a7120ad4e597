import { optInText } from "#messages/opt-in";
import type { Language } from "#src/i18n/language.ts";
import type { ReturnedForm } from "#src/platform/pages/page.ts";
import { FieldFault } from "#src/ui/field-fault.tsx";

interface Props {
  returned: ReturnedForm | undefined;
  language: Language;
}

/** Says in how many minutes the guest can send a form that `returnLimited` has returned. */
export const LimitNote = ({ returned, language }: Props) =>
  returned?.failure?.minutes !== undefined && (
    <FieldFault id="form-limit">
      {optInText[language].limited({ minutes: returned.failure.minutes })}
    </FieldFault>
  );
