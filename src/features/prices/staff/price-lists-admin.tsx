import { useState } from "react";
import { Link, useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import { today } from "#src/cms/staff/clock.ts";
import { kinds } from "#src/cms/kinds.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { ApiError, type Api } from "#src/cms/staff/api.ts";
import { fieldAddress } from "#src/cms/staff/fields/field-address.ts";
import { useCall } from "#src/cms/staff/form/call-fault.tsx";
import { statesOf } from "#src/cms/staff/fields/language-states.ts";
import { LanguageChips } from "#src/cms/staff/fields/language-signs.tsx";
import { Empty, ListScreen, NewLink } from "#src/cms/staff/lists/list-screen.tsx";
import { useNewResources } from "#src/cms/staff/lists/new-resources.tsx";
import { ResourceRow } from "#src/cms/staff/lists/resource-row.tsx";
import { listFirst, requestedRows } from "#src/cms/staff/lists/list-all.ts";
import { NextPart } from "#src/cms/staff/lists/next-part.tsx";
import { useShowChange } from "#src/cms/staff/lists/row-focus.ts";
import { isPublished } from "#src/cms/staff/next-versions/next-version.ts";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { priceChangesText, priceListsAdminText } from "#messages/prices";
import { staffText } from "#messages/staff";
import { ActivateDialog } from "./activate-dialog.tsx";
import { countRates, yearLabel } from "./price-list-values.ts";
import type { PriceList } from "#src/features/prices/price-list.ts";
import { percentField } from "./raise/use-raise.ts";
import { compareLists, listState } from "./price-changes.ts";
import { useUndo } from "#src/cms/staff/undo.tsx";
import { priceListAddress } from "./price-list-address.ts";
import { describeUndo } from "./price-list-undo.ts";
import { shortMoment } from "#src/cms/staff/moments.ts";
import { PriceListState } from "./price-signs.tsx";

/** The number of lists shown at first. Lists are loaded with all prices, because a row counts the changed prices. */
const listsAtOnce = 20;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const count = requestedRows(request.url, listsAtOnce);
  const [{ items, next }, active] = await Promise.all([
    listFirst<PriceList>(api, kinds.priceList.path, count),
    findCurrentList(api),
  ]);
  // `ListScreen` loads the lists that were never published, and shows them first. Such lists can be incomplete.
  return {
    lists: items.filter(isPublished),
    active,
    more: next === undefined ? undefined : count + listsAtOnce,
  };
}

export async function findCurrentList(api: Api): Promise<PriceList | undefined> {
  return (await api.list<PriceList>(`${kinds.priceList.path}?state=current`)).items[0];
}

export function Component() {
  const text = priceListsAdminText[useStaff().language];
  const { lists, active, more } = useLoaderData<typeof loader>();
  const nextYear = active && active.year + 1;
  // The link to a new list for next year opens the form at the field for the raise.
  const action =
    nextYear && lists.every(({ year }) => year !== nextYear) ? (
      <NewLink to={fieldAddress(priceListAddress(newResource), percentField)}>
        {text.newFor({ year: nextYear })}
      </NewLink>
    ) : (
      <NewLink to={priceListAddress(newResource)}>{text.newOne}</NewLink>
    );
  const added = useNewResources("priceList").all;
  if (lists.length + added.length === 0) {
    return (
      <ListScreen kind="priceList" title={text.title}>
        <Empty icon="staff-priceLists" heading={text.empty} action={action}>
          {text.emptyWhat}
        </Empty>
      </ListScreen>
    );
  }
  return (
    <ListScreen kind="priceList" title={text.title} action={action}>
      <ul className="resource-rows price-lists">
        {lists.map((list) => (
          <PriceListRow
            key={list.id}
            list={list}
            name={text.name({ year: yearLabel(list, lists) })}
            active={active}
            hasNamesake={lists.some(({ id, year }) => id !== list.id && year === list.year)}
          />
        ))}
      </ul>
      {more && <NextPart show={more} />}
      <p className="quiet small gap-above-16 gap-below-16">{text.copyNote}</p>
    </ListScreen>
  );
}

interface RowProps {
  list: PriceList;
  name: string;
  active: PriceList | undefined;
  /** True when another list has the same year. In this case the row says when the list was last changed. */
  hasNamesake: boolean;
}

function PriceListRow({ list, name, active, hasNamesake }: RowProps) {
  const { api, language, showToast } = useStaff();
  const text = priceListsAdminText[language];
  const { revalidate } = useRevalidator();
  const showChange = useShowChange();
  const undo = useUndo();
  const [isAsking, setAsking] = useState(false);
  const { isRunning, reason, run } = useCall();
  const address = priceListAddress(list.id);
  const isDraft = listState(list, active, today()) === "draft";
  const changes = isDraft && active ? compareLists(active, list) : undefined;
  const changed = changes?.changed.length ?? 0;
  const isSame = changes && changed + changes.added.length + changes.removed.length === 0;

  async function remove() {
    try {
      await api.delete(`/annualrates/${list.id}`, list.version);
      showToast(text.removed({ name }), [
        { label: staffText[language].undo, act: () => void undo(describeUndo("restore", list, language)) },
      ]);
      await showChange(staffAddresses.priceLists, { removed: address });
    } catch (error) {
      // Somebody else has changed the list. After a reload, the next try starts from the stored state.
      if (error instanceof ApiError && [404, 409, 412].includes(error.status)) await revalidate();
      throw error;
    }
  }

  const actions = list.isActive ? (
    <span className="quiet small">{text.guestsSee}</span>
  ) : (
    <>
      <button
        type="button"
        className="flat-button quiet"
        aria-disabled={isRunning}
        onClick={() => isRunning || void run(remove)}
      >
        {isRunning ? staffText[language].removing : text.remove}
        <span className="visually-hidden">{text.of({ name })}</span>
      </button>
      <button
        type="button"
        className={isDraft ? "button plain" : "flat-button"}
        onClick={() => setAsking(true)}
      >
        {text.activate}
        <span className="visually-hidden">{text.of({ name })}</span>
      </button>
    </>
  );
  return (
    <ResourceRow
      to={address}
      title={name}
      own="none"
      tag={
        list.startsItself &&
        isSame &&
        active && (
          <div className="price-list-same gap-above-4 on-baseline above row panel pad-4 changed icons-16">
            <Icon name="alert" />
            <span>
              <strong>{text.samePrices({ name: text.name({ year: active.year }) })}</strong> {text.isMeant}{" "}
              <Link to={fieldAddress(address, percentField)}>
                {text.raise}
                <span className="visually-hidden">{text.of({ name })}</span>
              </Link>
            </span>
          </div>
        )
      }
      line={
        <>
          {text.size({ groups: list.rateGroups.length, rates: countRates(list) })}
          {changed > 0 &&
            active &&
            `. ${priceChangesText[language].inList({ count: changed, name: text.name({ year: active.year }) })}`}
          {hasNamesake && `. ${text.lastChanged({ when: shortMoment(list.updatedAt, language) })}`}
          {reason && (
            <span className="field-fault" role="alert">
              <Icon name="fault" />
              {text.notRemoved({ name })} {reason}
            </span>
          )}
        </>
      }
      state={<PriceListState list={list} active={active} />}
      languages={<LanguageChips states={statesOf(list)} />}
      action={
        <div className="price-list-actions cluster to-end icons-20">
          {actions}
          <Icon name="chevron" />
          <ActivateDialog
            list={list}
            name={name}
            active={active}
            isOpen={isAsking}
            onClose={() => setAsking(false)}
          />
        </div>
      }
    />
  );
}
