import { kinds } from "#src/cms/kinds.ts";
import { useResourceOrder, type ResourceOrder } from "#src/cms/staff/lists/order/use-resource-order.ts";
import type { Message } from "#src/features/messages/message.ts";

/** Alerts come before calm notices, so a notice moves only among the notices of its group. */
export const groupOf = ({ isImportant }: Message): string => String(isImportant);

/** @param holding the current notices, in their order */
export const useMessageOrder = (holding: readonly Message[], onSaved?: () => void): ResourceOrder<Message> =>
  useResourceOrder(holding, {
    path: kinds.message.path,
    nameOf: ({ title }) => title,
    groupOf,
    ...(onSaved && { onSaved }),
  });

export function isSameSet(one: readonly Message[], other: readonly Message[]): boolean {
  const [ids, others] = [one, other].map((all) => new Set(all.map(({ id }) => id))) as [
    Set<number>,
    Set<number>,
  ];
  return ids.symmetricDifference(others).size === 0;
}
