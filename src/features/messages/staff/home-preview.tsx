import { useEffect, useState } from "react";
import { ChoiceBar } from "#src/cms/staff/fields/choice-bar.tsx";
import { PreviewFrame, toFrameDocument } from "#src/cms/staff/preview/preview-frame.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { address } from "#src/i18n/addresses.ts";
import { defaultLanguage } from "#src/i18n/language.ts";
import type { MessageBoard } from "#src/features/messages/message-board.ts";
import { messagesAdminText } from "#messages/messages";
import { previewText } from "#messages/staff";

const widths = ["phone", "screen"] as const;
type Width = (typeof widths)[number];

/** Shows the home page as guests see it now, beside the list. A changed `board` loads the page again. */
export function HomePreview({ board }: { board: MessageBoard }) {
  const { language, offered } = useStaff();
  const text = messagesAdminText[language].preview;
  const words = previewText[language];
  const [width, setWidth] = useState<Width>("phone");
  const [html, setHtml] = useState<string>();
  const [isFailed, setFailed] = useState(false);

  const home = address("home", offered.includes(language) ? language : defaultLanguage);
  useEffect(() => {
    const leaving = new AbortController();
    async function load() {
      // Without cookies, the page doesn't depend on this browser's consent.
      const response = await fetch(home, {
        credentials: "omit",
        signal: leaving.signal,
      });
      if (!response.ok) throw new Error(response.statusText);
      setHtml(toFrameDocument(await response.text()));
    }
    load().then(
      () => setFailed(false),
      () => leaving.signal.aborted || setFailed(true),
    );
    return () => leaving.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a changed board changes the page
  }, [board, home]);

  return (
    <section className="home-preview stack" aria-labelledby="home-preview">
      <h2 id="home-preview">{text.heading}</h2>
      <ChoiceBar<Width>
        label={words.width}
        chosen={width}
        onChoose={setWidth}
        choices={widths.map((value) => ({ value, label: words.widths[value] }))}
      />
      <div className="preview-stage rounded">
        {html && (
          <PreviewFrame
            html={html}
            title={text.frame}
            shape={width}
            place={undefined}
            onEscape={() => undefined}
          />
        )}
      </div>
      <p className="field-hint">{isFailed ? text.failed : text.onOtherPages}</p>
    </section>
  );
}
