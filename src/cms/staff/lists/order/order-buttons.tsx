import { CallFault } from "#src/cms/staff/form/call-fault.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { partsText } from "#messages/staff";
import { useStaff } from "#src/cms/staff/staff.ts";
import type { OrderActions, ResourceOrder } from "./use-resource-order.ts";

/** Buttons that move a row up and down. A pressed button keeps the focus, even when the row can't move further. */
export function OrderButtons({ of, canMove, move }: OrderActions) {
  const text = partsText[useStaff().language];
  return (
    <div className="cluster tight">
      {(
        [
          ["up", -1],
          ["down", 1],
        ] as const
      ).map(([part, by]) => (
        <button
          key={part}
          type="button"
          className="flat-button part-button above icons-16"
          aria-disabled={!canMove(by)}
          onClick={() => move(by)}
        >
          <Icon name={part} />
          {text[part]}
          <span className="visually-hidden">{of}</span>
        </button>
      ))}
    </div>
  );
}

interface NotesProps<Resource> {
  order: ResourceOrder<Resource>;
  page: string | undefined;
}

export function OrderNotes<Resource>({ order, page }: NotesProps<Resource>) {
  const text = partsText[useStaff().language];
  return (
    <>
      {order.isFailed && <CallFault words={text.notMoved} onRetry={order.retry} />}
      <p className="visually-hidden" aria-live="polite">
        {order.announcement}
      </p>
      {order.items.length > 1 && (
        <p className="field-hint gap-below-12">
          {page !== undefined && text.seenInOrder({ page })} <span className="on-desk">{text.orderKeys}</span>
        </p>
      )}
    </>
  );
}
