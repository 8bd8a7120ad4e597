import type { ReactNode } from "react";
import { Empty, ListScreen, NewLink } from "./list-screen.tsx";
import { OrderNotes } from "./order-buttons.tsx";
import type { ResourceOrder } from "./use-resource-order.ts";

interface Props<Resource> {
  title: string;
  back: { name: string; to: string };
  /** The link to a new resource. */
  add: { label: string; to: string };
  /** Shown when there are no rows. */
  empty: { icon: string; heading: string; explanation: string };
  order: ResourceOrder<Resource>;
  /** The rows. */
  children: ReactNode;
}

/** The screen of a list that staff add to and put in order. */
export function SortedScreen<Resource>({ title, back, add, empty, order, children }: Props<Resource>) {
  const isEmpty = order.items.length === 0;
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
