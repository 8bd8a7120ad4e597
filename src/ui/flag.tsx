import type { ReactNode } from "react";
import type { Language } from "#src/i18n/language.ts";

const drawings: Record<Language, ReactNode> = {
  nb: (
    <>
      <path fill="#ba0c2f" d="M0 0h24v18H0z" />
      <path fill="#fff" d="M6 0h5v18H6zM0 6.5h24v5H0z" />
      <path fill="#00205b" d="M7.3 0h2.4v18H7.3zM0 7.8h24v2.4H0z" />
    </>
  ),
  en: (
    <>
      <path fill="#012169" d="M0 0h24v18H0z" />
      <path stroke="#fff" strokeWidth="3.6" d="M0 0l24 18M24 0 0 18" />
      <path stroke="#c8102e" strokeWidth="1.4" d="M0 0l24 18M24 0 0 18" />
      <path fill="#fff" d="M9 0h6v18H9zM0 6h24v6H0z" />
      <path fill="#c8102e" d="M10.2 0h3.6v18h-3.6zM0 7.2h24v3.6H0z" />
    </>
  ),
  de: (
    <>
      <path d="M0 0h24v6H0z" />
      <path fill="#d00" d="M0 6h24v6H0z" />
      <path fill="#ffce00" d="M0 12h24v6H0z" />
    </>
  ),
};

export function Flag({ of }: { of: Language }) {
  return (
    <svg className="flag" viewBox="0 0 24 18" aria-hidden="true">
      {drawings[of]}
    </svg>
  );
}
