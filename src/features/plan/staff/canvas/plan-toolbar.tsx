import { useEffect, useRef } from "react";
import { planText } from "#src/features/plan/plan.text.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { planAdminText } from "#src/features/plan/staff/plan-admin.text.ts";
import { isInText, type Undoing } from "./use-undo.ts";

/** What a press in the drawing does. */
export type Tool = "choose" | "row" | "sign" | "measure";

interface Props {
  tool: Tool;
  onUse(tool: Tool): void;
  undoing: Undoing;
  /** The areas by their letters, and the one that a new row goes to; as many as there are is a new one. */
  letters: readonly string[];
  rowIn: number;
  onRowIn(index: number): void;
}

/** The tools above the drawing. Those that zoom are found by `data-zoom`, as on the guests' page. */
export function PlanToolbar({ tool, onUse, undoing, letters, rowIn, onRowIn }: Props) {
  const { language } = useStaff();
  const text = planAdminText[language];
  const { zoomIn, zoomOut, whole, keys } = planText[language];
  useUndoKeys(undoing);
  return (
    <fieldset className="plan-toolbar" aria-label={text.tools}>
      {(["choose", "row", "sign", "measure"] as const).map((each) => (
        <button
          key={each}
          type="button"
          className="plan-tool"
          aria-pressed={tool === each}
          onClick={() => onUse(each)}
        >
          {text.tool[each]}
        </button>
      ))}
      <span className="plan-tool-gap" />
      {(["undo", "redo"] as const).map((way) => (
        <button
          key={way}
          type="button"
          className="plan-tool"
          aria-disabled={!undoing[way]}
          onClick={() => undoing[way]?.()}
        >
          {text[way]}
        </button>
      ))}
      <span className="plan-tool-gap" />
      <button type="button" className="plan-tool square" data-zoom="0.5" aria-label={zoomOut}>
        −
      </button>
      <button type="button" className="plan-tool square" data-zoom="2" aria-label={zoomIn}>
        +
      </button>
      <button type="button" className="plan-tool" data-zoom="0">
        {whole}
      </button>
      {tool === "row" && (
        <select
          className="plan-row-in"
          aria-label={text.rowIn}
          value={rowIn}
          onChange={({ target }) => onRowIn(Number(target.value))}
        >
          {[...letters.map(text.area), text.addArea].map((name, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      )}
      <p id="plan-keys" hidden>
        {`${text.keys} ${keys}`}
      </p>
    </fieldset>
  );
}

/** Ctrl+Z and Ctrl+Shift+Z anywhere on the screen but in a text, which has its own. */
function useUndoKeys(undoing: Undoing): void {
  const latest = useRef(undoing);
  useEffect(() => {
    latest.current = undoing;
  });
  useEffect(() => {
    const undo = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (isInText(event)) return;
      event.preventDefault();
      latest.current[event.shiftKey ? "redo" : "undo"]?.();
    };
    addEventListener("keydown", undo);
    return () => removeEventListener("keydown", undo);
  }, []);
}
