import { useEffect, useId, useRef } from "react";
import { useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { priceListsAdminText } from "#src/features/prices/staff/price-lists-admin.text.ts";

/** Says what was taken out, where it was, and puts it back; focus is on that. */
export function RemovedNote({ name, onUndo }: { name: string; onUndo: () => void }) {
  const { language } = useStaff();
  const text = priceListsAdminText[language];
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p className="rate-removed" id={id}>
      {text.gone(name || text.noName)}{" "}
      <button type="button" className="link-button" aria-describedby={id} ref={button} onClick={onUndo}>
        {staffText[language].undo}
      </button>
    </p>
  );
}
