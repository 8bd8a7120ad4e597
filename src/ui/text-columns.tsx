import type { ComponentProps, ReactNode } from "react";
import type { Language } from "#src/i18n/language.ts";
import { AskUs } from "./contact-prompt.tsx";

/** @param first content before the text and the contact details */
export function TextColumns({
  contact,
  language,
  first,
  children,
}: {
  contact: Pick<ComponentProps<typeof AskUs>, "phone" | "email">;
  language: Language;
  first?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="wrap columns page-start text-page">
      {first}
      <div className="main-column">{children}</div>
      <aside className="text-page-aside side-column stack packed size-16 h2-21">
        <AskUs {...contact} language={language} />
      </aside>
    </div>
  );
}
