import type { ReactNode } from "react";
import type { Language } from "#src/i18n/language.ts";
import { useStaff } from "#src/cms/staff/staff.ts";

interface Props {
  isOpen: boolean;
  onOpen(): void;
  summary(language: Language): string;
  children: ReactNode;
}

export function OpenPart({ isOpen, onOpen, summary, children }: Props) {
  const { language } = useStaff();
  return (
    <details
      className="plan-part"
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && !isOpen && onOpen()}
    >
      <summary className="row quiet">{summary(language)}</summary>
      {isOpen && children}
    </details>
  );
}
