import { useEffect, useRef, type ReactNode } from "react";
import { planAdminText, planText } from "#messages/plan";
import { Icon, type IconName } from "#src/ui/icon.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { tools, type PlanTool, type Tool } from "./use-plan-tool.ts";
import { isInText, type Undoing } from "./use-undo.ts";

const toolClass = "plan-tool as-ink target tight strong";

interface Props {
  hand: PlanTool;
  undoing: Undoing;
  zoom: ReactNode;
}

const icons: Record<Tool, IconName> = { choose: "pointer", row: "row", sign: "tag", measure: "ruler" };

/** Shows the buttons above the drawing. A script finds the zoom buttons by `data-zoom`, as on the guests' page. */
export function PlanToolbar({ hand, undoing, zoom }: Props) {
  const { language } = useStaff();
  const text = planAdminText[language];
  const { tool } = hand;
  const { zoomIn, zoomOut, whole, keys } = planText[language];
  useUndoKeys(undoing);
  return (
    <fieldset className="plan-toolbar stretched on-sand cluster tight" aria-label={text.tools}>
      {tools.map((each) => (
        <button
          key={each}
          type="button"
          className={toolClass}
          aria-pressed={tool === each}
          onClick={() => hand.chooseTool(each)}
        >
          <Icon name={icons[each]} />
          {text.tool[each]}
        </button>
      ))}
      <span className="plan-tool-gap stretch" />
      {(["undo", "redo"] as const).map((action) => (
        <button
          key={action}
          type="button"
          className={toolClass}
          aria-disabled={!undoing[action]}
          aria-label={text[action]}
          title={text[action]}
          onClick={() => undoing[action]?.()}
        >
          <Icon name={action} />
          {/* On phones and in languages with longer words, only the icons fit on the line. */}
          {language === "nb" && <span className="on-desk">{text[action]}</span>}
        </button>
      ))}
      <span className="plan-tool-gap stretch" />
      <span className="plan-zoom-tools">
        <button type="button" className={`${toolClass} square`} data-zoom="0.5" aria-label={zoomOut}>
          −
        </button>
        {zoom}
        <button type="button" className={`${toolClass} square`} data-zoom="2" aria-label={zoomIn}>
          +
        </button>
        <button type="button" className={toolClass} data-zoom="0">
          {whole}
        </button>
      </span>
      <p id="plan-keys" hidden>
        {`${text.keys} ${keys}`}
      </p>
    </fieldset>
  );
}

/** Adds keys for undo and redo. A text field has its own undo. */
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
