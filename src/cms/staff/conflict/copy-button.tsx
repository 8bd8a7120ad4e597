import { useState } from "react";
import { conflictText } from "#messages/staff";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { isHtml, textLines } from "#src/cms/staff/checks/text-lines.ts";

interface Text {
  label: string;
  text: string;
}

export function CopyButton({ texts }: { texts: readonly Text[] }) {
  const words = conflictText[useStaff().language];
  const [outcome, setOutcome] = useState<"copied" | "notCopied">();

  async function copy() {
    try {
      await writeToClipboard(texts);
      setOutcome("copied");
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      setOutcome("notCopied");
    }
  }
  return (
    <>
      <StaffButton icon={outcome === "copied" ? "check" : "copy"} onClick={() => void copy()}>
        {outcome === "copied" ? words.copied : words.copy}
      </StaffButton>
      <output className={outcome === "notCopied" ? "field-fault" : "visually-hidden"}>
        {outcome && words[outcome]}
      </output>
    </>
  );
}

/** Copies texts as plain text and as HTML. @throws `DOMException` if the browser forbids copying */
async function writeToClipboard(texts: readonly Text[]): Promise<void> {
  const page = new DOMParser().parseFromString("", "text/html");
  for (const { label, text } of texts) {
    const heading = page.createElement("h3");
    heading.textContent = label;
    page.body.append(heading);
    if (isHtml(text)) page.body.append(...new DOMParser().parseFromString(text, "text/html").body.childNodes);
    else page.body.append(Object.assign(page.createElement("p"), { textContent: text }));
  }
  const plain = texts.map(({ label, text }) => `${label}\n${textLines(text)}`).join("\n\n");
  await navigator.clipboard.write([
    new ClipboardItem({
      "text/plain": new Blob([plain], { type: "text/plain" }),
      "text/html": new Blob([page.body.innerHTML], { type: "text/html" }),
    }),
  ]);
}
