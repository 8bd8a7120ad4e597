import type { ReactNode } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
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
    <StaffButton
      look="icon"
      className="grip full"
      icon="grip"
      name={`${row}.grip`}
      aria-label={text.order.choices({ name })}
      aria-expanded={moves.open === row}
      {...moves.grip(list, index)}
    />
  );
}

interface Props extends RatePosition {
  count: number;
}

/** Shows the buttons that move a row up and down. The buttons stay after a move, so that staff can press again. */
export function MoveStrip({ name, ...row }: Props) {
  const { order, of } = priceListsAdminText[useStaff().language];
  if (row.moves.open !== `${row.list}.${row.index}`) return null;
  return (
    <div className="move-strip line-above on-sand across cluster">
      <MoveButtons {...row} className="flat-button sheet-button icons-16">
        <span className="visually-hidden">{of({ name })}</span>
      </MoveButtons>
      <p className="field-hint push">{order.keys}</p>
    </div>
  );
}

interface ButtonProps extends Omit<Props, "name"> {
  className: string;
  /** The content after the words on each button. */
  children?: ReactNode;
}

export function MoveButtons({ moves, list, index, count, className, children }: ButtonProps) {
  const { order } = priceListsAdminText[useStaff().language];
  const directions = [
    { part: "up", by: -1, isPossible: index > 0 },
    { part: "down", by: 1, isPossible: index < count - 1 },
  ] as const;
  return directions.map(({ part, by, isPossible }) => {
    const name = `${list}.${index}.${part}`;
    return (
      <button
        key={part}
        type="button"
        className={className}
        name={name}
        aria-disabled={!isPossible}
        onClick={() => isPossible && moves.step(list, index, by, name)}
      >
        <Icon name={part} />
        {order[part]}
        {children}
      </button>
    );
  });
}
