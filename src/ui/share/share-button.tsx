import type { Language } from "#src/i18n/language.ts";
import { shareText } from "#messages/ui";

interface Props {
  what: keyof (typeof shareText)["nb"];
  /** The fragment of the shared address, such as "#way-here". The default is the fragment of the current address. */
  part?: string;
  className?: string;
  language: Language;
  assetUrl: (source: string) => string;
}

/** Renders a button that opens the browser's share dialog. It is hidden in browsers that can't share. */
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
