import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { KindName } from "#src/cms/kinds.ts";
import { resourceScreen } from "#src/cms/resource-addresses.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import type { ComingFrom } from "#src/cms/staff/return-link.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { plannedSiteText } from "#messages/planned";

type Source = { kind: KindName; id: number } | undefined;

/**
 * Finds the form of the planned change that adds a new text.
 * @param find returns the planned change that adds a text to the page
 * @param back the name of the link back from the form
 * @returns a function that opens the form, and the message for a text without a form
 */
export function useOpenSource(find: (words: string) => Promise<Source>, back: string) {
  const { language, showError } = useStaff();
  const text = plannedSiteText[language];
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [asked, ask] = useState<{ words: string; isFound?: false }>();
  async function open(words: string): Promise<void> {
    if (asked && asked.isFound === undefined) return;
    ask({ words });
    try {
      const source = await find(words);
      if (!source) return ask({ words, isFound: false });
      const state: ComingFrom = { back: { name: back, to: pathname + search } };
      await navigate(resourceScreen(source.kind, source.id), { state });
    } catch (error) {
      ask(undefined);
      showError(`${text.notFound} ${failureWords(error, language)}`, () => void open(words));
    }
  }
  return { open, note: asked?.isFound === false ? text.byItself({ words: asked.words }) : "" };
}

interface Props {
  news: readonly string[];
  /** The number of the marked text that the frame shows, counted from 1; 0 before the first text. */
  number: number;
  note: string;
  onNext(): void;
  onOpen(words: string): void;
}

/** Shows the number of new texts on the page, with buttons to the next text and to the text's form. */
export function SiteNews({ news, number, note, onNext, onOpen }: Props) {
  const text = plannedSiteText[useStaff().language];
  const words = news[number - 1];
  return (
    <div className="ends">
      <div>
        <output>
          {words === undefined
            ? text.news({ count: news.length })
            : text.newsAt({ number, count: news.length, words })}
        </output>
        <output className="quiet small unless-empty">{note}</output>
      </div>
      {news.length > 0 && (
        <div className="row loose">
          {words !== undefined && (
            <StaffButton look="link" className="target" onClick={() => onOpen(words)}>
              {text.change}
            </StaffButton>
          )}
          <StaffButton look="link" className="target" onClick={onNext}>
            {text.next}
          </StaffButton>
        </div>
      )}
    </div>
  );
}
