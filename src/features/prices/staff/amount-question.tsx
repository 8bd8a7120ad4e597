import { useRef, useState } from "react";
import type { PriceList } from "#src/features/prices/price-list.ts";
import { Dialog } from "#src/cms/staff/dialog/dialog.tsx";
import { focusField } from "#src/cms/staff/fields/field-focus.ts";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { farAmountsText } from "#messages/prices";
import { compareLists, farChanges } from "./price-changes.ts";
import { AmountChanges } from "./price-signs.tsx";

type Asked = ReturnType<typeof farChanges>;

interface AmountCheck {
  /** Asks about amounts that look mistyped. @returns false if staff want to correct an amount */
  ask(seen: PriceList | undefined, values: Pick<PriceList, "rateGroups">): Promise<boolean>;
  changes: Asked | undefined;
  answer(isRight: boolean): void;
}

/** Checks amounts before a save. An amount that staff have confirmed isn't asked about again. */
export function useAmountCheck(): AmountCheck {
  const confirmed = useRef(new Set<string>());
  const [asked, setAsked] = useState<{ changes: Asked; answer(isRight: boolean): void }>();
  return {
    async ask(seen, values) {
      const changes = seen
        ? farChanges(compareLists(seen, values)).filter((each) => !confirmed.current.has(idOf(each)))
        : [];
      if (changes.length === 0) return true;
      const isRight = await new Promise<boolean>((answer) => setAsked({ changes, answer }));
      setAsked(undefined);
      if (isRight) for (const each of changes) confirmed.current.add(idOf(each));
      else focusField(`${changes[0]!.path}.amount`);
      return isRight;
    },
    changes: asked?.changes,
    answer: (isRight) => asked?.answer(isRight),
  };
}

const idOf = ({ path, amount }: Asked[number]) => `${path} ${amount}`;

export function AmountQuestion({ check: { changes = [], answer } }: { check: AmountCheck }) {
  const text = farAmountsText[useStaff().language];
  const fill = useFill();
  return (
    <Dialog
      heading={text.heading({ count: changes.length })}
      role="alertdialog"
      isOpen={changes.length > 0}
      onClose={() => answer(false)}
    >
      <p>{text.explanation}</p>
      <AmountChanges changes={changes.map((each) => ({ ...each, text: fill(each.text) }))} />
      <div className="dialog-actions">
        <StaffButton look="action" onClick={() => answer(false)}>
          {text.correct({ count: changes.length })}
        </StaffButton>
        <StaffButton onClick={() => answer(true)}>{text.save}</StaffButton>
      </div>
    </Dialog>
  );
}
