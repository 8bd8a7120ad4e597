import type { ReactNode } from "react";
import { Empty, ListScreen, NewLink } from "./list-screen.tsx";
import { OrderNotes } from "./order-buttons.tsx";
import type { ThingOrder } from "./use-thing-order.ts";

interface Props<Thing> {
  title: string;
  back: { name: string; to: string };
  /** The way to a new one. */
  add: { label: string; to: string };
  /** Stands where there are none. */
  empty: { icon: string; heading: string; explanation: string };
  order: ThingOrder<Thing>;
  /** The rows. */
  children: ReactNode;
}

/** A list that staff add to and put in order. */
export function SortedScreen<Thing>({ title, back, add, empty, order, children }: Props<Thing>) {
  const isEmpty = order.things.length === 0;
  const action = <NewLink to={add.to}>{add.label}</NewLink>;
  return (
    <ListScreen title={title} back={back} action={!isEmpty && action}>
      {isEmpty ? (
        <Empty icon={empty.icon} heading={empty.heading} action={action}>
          {empty.explanation}
        </Empty>
      ) : (
        <>
          <OrderNotes order={order} />
          {children}
        </>
      )}
    </ListScreen>
  );
}
