import { useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { today } from "#src/cms/staff/clock.ts";
import { useValueCheck } from "#src/cms/live-values/staff/use-value-check.ts";
import type { PriceList } from "#src/features/prices/price-list.ts";
import { address } from "#src/i18n/addresses.ts";
import { formatDate } from "#src/i18n/format.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { ApiError } from "#src/cms/staff/api.ts";
import { Dialog } from "#src/cms/staff/dialog/dialog.tsx";
import { CallError, useCall } from "#src/cms/staff/form/call-fault.tsx";
import { useShowChange } from "#src/cms/staff/lists/row-focus.ts";
import { priceChangesText, priceListsAdminText } from "#messages/prices";
import { staffText } from "#messages/staff";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { useUndo } from "#src/cms/staff/undo.tsx";
import { compareLists, daysTooEarly } from "./price-changes.ts";
import { activateFragment, priceListAddress } from "./price-list-address.ts";
import { describeUndo } from "./price-list-undo.ts";
import { AmountChanges } from "./price-signs.tsx";

interface Props {
  list: PriceList;
  name: string;
  active: PriceList | undefined;
  isOpen: boolean;
  onClose: () => void;
  /** Called after the activation. Without this function, the screen of all price lists shows the change. */
  onActivated?: () => Promise<void>;
}

const shown = 3;

const day = (date: string) => formatDate(Temporal.PlainDate.from(date));

export function ActivateDialog({ list, name, active, isOpen, onClose, onActivated }: Props) {
  const { api, language, showToast } = useStaff();
  const text = priceListsAdminText[language];
  const words = staffText[language];
  const { revalidate } = useRevalidator();
  const showChange = useShowChange();
  const undo = useUndo();
  const checkValues = useValueCheck();
  const { isRunning, reason, run } = useCall();
  const [isWhole, setWhole] = useState(false);

  async function activate() {
    try {
      const saved = await api.put<PriceList>(`/annualrates/${list.id}`, { isActive: true }, list.version);
      onClose();
      checkValues(saved);
      // The dialog doesn't reload the screen's data here, because the reload would cancel the navigation.
      await (onActivated?.() ?? showChange(staffAddresses.priceLists, { saved: priceListAddress(list.id) }));
      showToast(text.activated({ name }), [
        { label: words.seeOnSite, act: address("prices", "nb") },
        // The first active list has no undo, because only another list can replace an active list.
        ...(active
          ? [{ label: words.undo, act: () => void undo(describeUndo("activate", active, language)) }]
          : []),
      ]);
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) await revalidate();
      throw error;
    }
  }

  const changes = active && compareLists(active, list);
  const days = active ? daysTooEarly(list, today()) : 0;
  return (
    <Dialog heading={text.dialog.heading({ name })} isOpen={isOpen} onClose={onClose}>
      <p>{text.dialog.atOnce}</p>
      <div className="swap stack centred tinted icons-20">
        <div className="framed">
          <p className="quiet small">{text.dialog.down}</p>
          {active ? (
            <>
              <h3>{text.name({ year: active.year })}</h3>
              <p className="quiet small">{text.dialog.downNote({ date: day(active.fromDate) })}</p>
            </>
          ) : (
            <p className="quiet small">{text.dialog.nothing}</p>
          )}
        </div>
        <Icon name="right" />
        <div className="swap-up panel framed">
          <p className="quiet small">{text.dialog.up}</p>
          <h3>{name}</h3>
          <p className="quiet small">
            {list.fromDate && text.dialog.upNote({ date: day(list.fromDate) })}{" "}
            {changes &&
              priceChangesText[language].sentence({
                changed: changes.changed.length,
                added: changes.added.length,
                removed: changes.removed.length,
              })}
          </p>
        </div>
      </div>
      {active && days > 0 && (
        <div className="noted panel changed icons-20">
          <Icon name="season" />
          <p>
            <strong>{text.dialog.daysLeft({ name: text.name({ year: active.year }), days })}</strong>{" "}
            {text.dialog.tooEarly}
          </p>
        </div>
      )}
      {changes && changes.changed.length > 0 && (
        <AmountChanges changes={changes.changed.slice(0, isWhole ? undefined : shown)} />
      )}
      {!isWhole && changes && changes.changed.length > shown && (
        <p>
          <StaffButton look="link" onClick={() => setWhole(true)}>
            {priceChangesText[language].all}
          </StaffButton>
        </p>
      )}
      <CallError words={text.notActivated({ name })} reason={reason} />
      <div className="dialog-actions swap-actions to-end">
        <StaffButton onClick={onClose}>{words.cancel}</StaffButton>
        <StaffButton look="action" aria-disabled={isRunning} onClick={() => isRunning || void run(activate)}>
          {isRunning ? text.activating : reason ? words.retry : text.activateNamed({ name })}
        </StaffButton>
      </div>
    </Dialog>
  );
}

interface PriceListActivationProps {
  list: PriceList | undefined;
  name: string;
  active: PriceList | undefined;
  isReady: boolean;
  onActivated(list: PriceList): Promise<void>;
}

/** Shows the button that opens the activation dialog. A link with `activateFragment` opens the dialog at once. */
export function PriceListActivation({ list, name, active, isReady, onActivated }: PriceListActivationProps) {
  const text = priceListsAdminText[useStaff().language];
  const { hash } = useLocation();
  const [isAsking, setAsking] = useState(hash === activateFragment);
  if (!list || !isReady) return <p className="field-hint">{text.saveFirst}</p>;
  return (
    <>
      <StaffButton onClick={() => setAsking(true)}>{text.activate}</StaffButton>
      <ActivateDialog
        list={list}
        name={name}
        active={active}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onActivated={() => onActivated(list)}
      />
    </>
  );
}
