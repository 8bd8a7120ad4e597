import { useEffect, useRef } from "react";
import type { Fault } from "#src/ui/staff/form/faults.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { NamedField } from "#src/ui/staff/form/named-field.ts";
import { settleFrame, showPlace } from "./preview-document.ts";
import { previewText } from "./preview.text.ts";
import { useStaff } from "#src/ui/staff/staff.ts";

interface FrameProps {
  html: string;
  title: string;
  /** How wide the page thinks it is; scaled to fit. */
  shape: "phone" | "screen" | "paper";
  /** The id of the element that is looked for; the page is shown from its top without it. */
  place: string | undefined;
  onEscape: () => void;
}

/** A page in a frame where no script runs: of our own origin, so that its fonts load and its links can be stopped. */
export function PreviewFrame({ html, title, shape, place, onEscape }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (place) showPlace(frame.current!, place);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- on another width it stands elsewhere
  }, [shape, place]);
  return (
    <iframe
      ref={frame}
      key={shape === "paper" ? "paper" : "page"}
      className={`preview-frame ${shape}`}
      sandbox="allow-same-origin"
      srcDoc={html}
      title={title}
      onLoad={({ currentTarget }) => {
        settleFrame(currentTarget, shape === "paper", onEscape);
        if (place) showPlace(currentTarget, place);
      }}
    />
  );
}

interface FaultsProps {
  faults: readonly Fault[];
  fields: readonly NamedField[];
  onChoose(path: string): void;
}

/** What keeps a page from being shown, each a way to its field. */
export function PreviewFaults({ faults, fields, onChoose }: FaultsProps) {
  const text = previewText[useStaff().language];
  return (
    <div className="preview-faults">
      <h3>
        <Icon name="fault" />
        {text.faults}
      </h3>
      <ul>
        {faults.map(({ path, message }) => (
          <li key={path}>
            <button type="button" className="link-button" onClick={() => onChoose(path)}>
              {fields.find((field) => field.path === path)?.label ?? path}
            </button>
            : {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
