import type { Language } from "#src/i18n/language.ts";
import { shareText } from "#messages/ui";

interface Props {
  what: keyof (typeof shareText)["nb"];
  /** The part of the page that is shared: "#way-here". Without it, what the address says when it is pressed. */
  part?: string;
  className?: string;
  language: Language;
  assetUrl: (source: string) => string;
}

/** Hands the page to whatever the visitor's phone shares with. Where there is no such thing, there is no button. */
export function ShareButton({ what, part = "", className = "button", language, assetUrl }: Props) {
  return (
    <>
      <button className={className} type="button" data-share={part} hidden>
        {shareText[language][what]}
      </button>
      <script type="module" src={assetUrl("src/ui/share/share.client.ts")} />
    </>
  );
}
