import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { priceListsAdminText } from "#messages/prices";
import type { RateMoves } from "./rate-moves.ts";

interface RatePosition {
  moves: RateMoves;
  /** The path of the list with the row. */
  list: string;
  index: number;
  name: string;
}

/** Shows the handle that drags a row. A click on the handle shows the row's buttons. */
export function Grip({ moves, list, index, name }: RatePosition) {
  const text = priceListsAdminText[useStaff().language];
  const row = `${list}.${index}`;
  return (
    <button
      type="button"
      className="icon-button grip"
      name={`${row}.grip`}
      aria-label={text.order.choices({ name })}
      aria-expanded={moves.open === row}
      {...moves.grip(list, index)}
    >
      <Icon name="grip" />
    </button>
  );
}

interface Props extends RatePosition {
  count: number;
}

/** Shows the buttons that move a row up and down. The buttons stay after a move, so that staff can press again. */
export function MoveStrip({ moves, list, index, name, count }: Props) {
  const { order, of } = priceListsAdminText[useStaff().language];
  const row = `${list}.${index}`;
  if (moves.open !== row) return null;
  const directions = [
    { part: "up", by: -1, label: order.up, isPossible: index > 0 },
    { part: "down", by: 1, label: order.down, isPossible: index < count - 1 },
  ] as const;
  return (
    <div className="move-strip cluster">
      {directions.map(({ part, by, label, isPossible }) => (
        <button
          key={part}
          type="button"
          className="flat-button sheet-button add"
          name={`${row}.${part}`}
          aria-disabled={!isPossible}
          onClick={() => isPossible && moves.step(list, index, by, `${row}.${part}`)}
        >
          <Icon name={part} />
          {label}
          <span className="visually-hidden">{of({ name })}</span>
        </button>
      ))}
      <p className="field-hint">{order.keys}</p>
    </div>
  );
}
