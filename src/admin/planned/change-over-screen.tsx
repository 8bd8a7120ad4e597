import { useId, useState } from "react";
import { Link, useLoaderData, useNavigate, useRevalidator, type LoaderFunctionArgs } from "react-router";
import type { StaffIdentity } from "#src/campsite/identity/identity.ts";
import type { ChangeOver } from "#src/cms/change-overs/change-over.ts";
import {
  changeOverScreen,
  changeOversPath,
  faultsInWords,
} from "#src/cms/change-overs/staff/change-over-words.ts";
import { kinds } from "#src/cms/kinds.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { PreviewLinkList } from "#src/cms/staff/next-versions/preview-links.tsx";
import { resourcePath } from "#src/cms/resource-addresses.ts";
import { ApiError, isGone, type Api } from "#src/cms/staff/api.ts";
import { useMedia, wideScreen } from "#src/cms/staff/fields/text-language.ts";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { ListScreen } from "#src/cms/staff/lists/list-screen.tsx";
import { longMoment } from "#src/cms/staff/moments.ts";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { formatDay, formatTime } from "#src/i18n/format.ts";
import { withUpperFirst } from "#src/i18n/phrases.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { Icon } from "#src/ui/icon.tsx";
import { siteNow, today } from "#src/cms/staff/clock.ts";
import { adminText } from "#messages/admin";
import { changeOverLinksText, changeOverText, plannedSiteText } from "#messages/planned";
import { staffText } from "#messages/staff";
import { ChangeOverDialog } from "./change-over-dialog.tsx";
import { ChangeRows, type Draft } from "./change-rows.tsx";
import { loadPlanned } from "./load-planned.ts";
import { PublishAll, UndoAll } from "./publish-all.tsx";
import { seasonWarning, type Season } from "./season-warning.ts";
import { SiteAt } from "./site-at.tsx";
import { callUnlessMoved } from "./call-unless-moved.ts";
import { undoEnd } from "./undo-end.ts";
import "./planned.css";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [{ changeOvers, coming }, identity] = await Promise.all([
    loadPlanned(api),
    api.get<StaffIdentity>(`${kinds.identity.path}/1`),
  ]);
  const changeOver = changeOvers.find(({ id }) => String(id) === params["id"]);
  const waiting = changeOver?.publishedAt ? [] : (changeOver?.changes ?? []);
  const drafts = await Promise.all(waiting.map((change) => loadDraft(api, change)));
  return { changeOver, drafts, coming, season: seasonOf(waiting, drafts, identity.season) };
}

/** Loads a next version; undefined when it has just been published or removed. */
async function loadDraft(api: Api, { kind, id }: ChangeOver["changes"][0]): Promise<Draft | undefined> {
  try {
    return await api.get<Draft>(`${resourcePath(kind, id)}/next`);
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

/** Returns the season after a change-over. Returns undefined if neither season nor prices change. */
function seasonOf(
  changes: ChangeOver["changes"],
  drafts: readonly (Draft | undefined)[],
  published: Season,
): Season | undefined {
  const own = drafts[changes.findIndex(({ kind }) => kind === "identity")]?.["season"] as Season | undefined;
  return own ?? (changes.some(({ kind }) => kind === "priceList") ? published : undefined);
}

export function Component() {
  const { language } = useStaff();
  const text = changeOverText[language];
  const { changeOver, drafts, coming, season } = useLoaderData<typeof loader>();
  const isWide = useMedia(wideScreen);
  const links = useId();
  if (!changeOver) throw new ApiError(404);
  const { id, name, publishAt, publishedAt, fault, changes } = changeOver;
  const isBeside = isWide && !publishedAt && changes.length > 0;
  return (
    <ListScreen
      key={id}
      title={name}
      back={{ name: adminText[language].screens.planned, to: staffAddresses.planned }}
    >
      <div className={isBeside ? "plan-sides stack at-top" : undefined}>
        <div className="plan-screen narrow stack wide">
          {fault && (
            <p className="panel alert as-alert strong row icons-20" role="alert">
              <Icon name="fault" />
              {faultsInWords(changeOver, language)}
            </p>
          )}
          {publishedAt ? (
            <div className="panel spread">
              <div>
                <p className="plan-day display size-21 lines-13">
                  {text.published({ when: longMoment(publishedAt, language) })}
                </p>
                <p>{undoEnd(publishedAt, language)}</p>
              </div>
              <UndoAll changeOver={changeOver} />
            </div>
          ) : (
            <Moment changeOver={changeOver} season={season} />
          )}
          <ChangeRows changeOver={changeOver} drafts={drafts} />
          {!publishedAt && (
            <>
              {changes.length > 0 && (
                <div className="cluster">
                  {!isBeside && (
                    <Link className="button plain" to={`${staffAddresses.plannedSite}?plan=${id}`}>
                      <Icon name="eye" />
                      {text.seeSite}
                    </Link>
                  )}
                  <PublishAll changeOver={changeOver} />
                </div>
              )}
              <section className="stack" aria-labelledby={links}>
                <h2 id={links} className="flush">
                  {changeOverLinksText[language].heading}
                </h2>
                <p className="quiet small measure">{changeOverLinksText[language].what}</p>
                <PreviewLinkList path={`${changeOversPath}/${id}`} />
              </section>
              <RemoveChangeOver changeOver={changeOver} />
            </>
          )}
        </div>
        {isBeside && (
          <section>
            <h2>{plannedSiteText[language].title}</h2>
            <SiteAt
              key={`${publishAt} ${changes.map(({ kind, id: own }) => kind + own).join(" ")}`}
              coming={coming}
              changeOver={changeOver}
            />
          </section>
        )}
      </div>
    </ListScreen>
  );
}

function Moment({ changeOver, season }: { changeOver: ChangeOver; season: Season | undefined }) {
  const { language } = useStaff();
  const text = changeOverText[language];
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const at = changeOver.publishAt === null ? undefined : Temporal.Instant.from(changeOver.publishAt);
  const warning = seasonWarning(season, at, language);
  return (
    <div className="panel stack close">
      <div className="ends">
        <div>
          <p className="plan-day display size-21 lines-13">
            {at ? withUpperFirst(formatDay(dayOf(at), language, today())) : text.noMoment}
          </p>
          <p>
            {at
              ? text.at({
                  time: formatTime(at, language),
                  days: Math.max(0, today().until(dayOf(at), { largestUnit: "days" }).days),
                })
              : text.noMomentWhat}
          </p>
        </div>
        <StaffButton onClick={() => setOpen(true)}>{text.move}</StaffButton>
      </div>
      {warning && (
        <p className="as-unsaved row icons-18">
          <Icon name="alert" />
          {warning}
        </p>
      )}
      {isOpen && (
        <ChangeOverDialog
          changeOver={changeOver}
          season={season}
          onClose={() => setOpen(false)}
          onSaved={() => revalidate()}
        />
      )}
    </div>
  );
}

/** Ignores the error for a next version that has joined another change-over. This next version stays there. */
function ignoreInOtherPlan(error: unknown): void {
  if (!(error instanceof ApiError && error.kind === "in-plan")) throw error;
}

/** A button that removes a change-over at once. A button in the toast adds the change-over again. */
function RemoveChangeOver({ changeOver }: { changeOver: ChangeOver }) {
  const { api, language, showToast, showError } = useStaff();
  const text = changeOverText[language];
  const navigate = useNavigate();
  async function remove({ id, name, publishAt, changes }: ChangeOver): Promise<void> {
    try {
      await callUnlessMoved(changeOver, (version) => api.delete(`${changeOversPath}/${id}`, version));
    } catch (error) {
      if (!isGone(error))
        return showError(
          `${staffText[language].notRemoved} ${failureWords(error, language)}`,
          () => void remove(changeOver),
        );
    }
    await navigate(staffAddresses.planned);
    const key = crypto.randomUUID();
    async function restore(): Promise<void> {
      try {
        // The moment is set last, so that all next versions have joined the change-over before its publication.
        const added = await api.add<ChangeOver>(changeOversPath, { name, publishAt: null }, key);
        for (const each of changes)
          await api
            .put(`${resourcePath(each.kind, each.id)}/next`, { changeOver: added.id })
            .catch(ignoreInOtherPlan);
        const isAhead =
          publishAt && Temporal.Instant.compare(Temporal.Instant.from(publishAt), siteNow()) > 0;
        if (isAhead) await api.put(`${changeOversPath}/${added.id}`, { publishAt });
        await navigate(changeOverScreen(added.id));
        showToast(text.restored({ name }));
      } catch (error) {
        showError(`${text.notRestored} ${failureWords(error, language)}`, () => void restore());
      }
    }
    showToast(text.removed({ name }), [{ label: staffText[language].undo, act: () => void restore() }]);
  }
  return (
    <div>
      <StaffButton icon="trash" className="bad" onClick={() => void remove(changeOver)}>
        {text.remove}
      </StaffButton>
    </div>
  );
}
