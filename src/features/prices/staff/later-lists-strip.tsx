import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { formatAmount, formatPrice } from "#src/i18n/format.ts";
import { listInWords } from "#src/i18n/phrases.ts";
import { Icon } from "#src/ui/icon.tsx";
import { laterListsText, priceListsAdminText, raiseText } from "#messages/prices";
import type { LaterLists } from "./use-later-lists.ts";

/** On a phone, says beside the save button whether a save also changes later price lists. */
export function LaterListsLine({ later: { lists, chosen, toggle } }: { later: LaterLists }) {
  const { language } = useStaff();
  const text = laterListsText[language];
  return lists.map(({ list: { id, year } }) => {
    const isChosen = chosen.includes(id);
    const name = priceListsAdminText[language].name({ year });
    return (
      <span key={id}>
        {" "}
        {isChosen ? text.changes({ name }) : text.stays({ name })}{" "}
        <StaffButton look="link" className="target" onClick={() => toggle(id)}>
          {isChosen ? text.leave : text.changeToo}
        </StaffButton>
      </span>
    );
  });
}

/** The number of changes that the strip names. */
const named = 2;

/** Names the changes that would also apply to later lists, and asks whether to change these lists too. */
export function LaterListsStrip({ later: { lists, chosen, toggle } }: { later: LaterLists }) {
  const { language } = useStaff();
  const fill = useFill();
  const text = laterListsText[language];
  return (
    <div aria-live="polite">
      {lists.map(({ list: { id, year }, changes }) => {
        const isChosen = chosen.includes(id);
        const name = priceListsAdminText[language].name({ year });
        const words = changes
          .slice(0, named)
          .map(
            (each) =>
              `${fill(each.text)} ${formatAmount(each.before)}\u00a0→\u00a0${formatPrice(each.amount)}`,
          );
        const more = changes.length - words.length;
        return (
          <div
            key={id}
            className={
              isChosen
                ? "raise-strip full-bar pad-4 on-mist cluster flat icons-18"
                : "raise-strip full-bar pad-4 on-mist cluster flat icons-18 waiting"
            }
          >
            <Icon name={isChosen ? "check" : "alert"} />
            <p>
              <strong>{isChosen ? text.changes({ name }) : text.isSaved({ name })}</strong>{" "}
              {listInWords(words, language)}
              {more > 0 && ` ${raiseText[language].others({ count: more })}`}
            </p>
            <StaffButton look="link" className="target" onClick={() => toggle(id)}>
              {isChosen ? text.leave : text.changeToo}
            </StaffButton>
          </div>
        );
      })}
    </div>
  );
}
