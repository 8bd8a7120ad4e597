import { useState } from "react";
import { useStaff } from "#src/ui/staff/staff.ts";
import { ActivateDialog } from "./activate-dialog.tsx";
import { priceListsAdminText } from "./price-lists-admin.text.ts";
import type { PriceList } from "#src/features/prices/price-list.ts";

interface Props {
  /** As it was last saved; undefined for a new one. */
  list: PriceList | undefined;
  /** The list that guests see. */
  active: PriceList | undefined;
  /** Whether all that is written is saved. */
  isReady: boolean;
  onActivated(list: PriceList): void;
}

/** Saved first, then «Ta i bruk». */
export function PriceListActivation({ list, active, isReady, onActivated }: Props) {
  const text = priceListsAdminText[useStaff().language];
  const [isAsking, setAsking] = useState(false);
  if (!list || !isReady) return <p className="field-hint">{text.saveFirst}</p>;
  return (
    <>
      <button type="button" className="button plain" onClick={() => setAsking(true)}>
        {text.activate}
      </button>
      <ActivateDialog
        list={list}
        active={active}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onActivated={() => onActivated(list)}
      />
    </>
  );
}
