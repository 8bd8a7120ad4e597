import { Link, useLocation, useNavigate } from "react-router";
import type { FormOf } from "#src/cms/form-kind.ts";
import type { StaffIdentity } from "#src/campsite/identity/identity.ts";
import type { WebsiteSettings } from "#src/campsite/settings/website-settings.ts";
import { kinds } from "#src/cms/kinds.ts";
import { areHoursWritten } from "#src/campsite/opening-hours/opening-hours.ts";
import type { TextPageName } from "#src/i18n/names/page-names.ts";
import { isUnwritten, type pageTextKind } from "#src/campsite/page-texts/page-text.ts";
import { isFirstPage } from "#src/campsite/page-texts/first-pages.ts";
import type { Translated } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import type { Api } from "#src/cms/staff/api.ts";
import { useComingFrom, type ComingFrom } from "#src/cms/staff/return-link.ts";
import { listAll } from "#src/cms/staff/lists/list-all.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { describeUndoOfSave, useSavedToast } from "#src/cms/staff/undo.tsx";
import { pageTextAdminText } from "#messages/page-texts";
import { proposePageText, type Proposal } from "./page-proposals.ts";

export interface Offer {
  proposal: Translated<Proposal>;
  /** The form that staff must save before they can use the proposal. Undefined if the proposal is complete. */
  lacks: "identity" | "openingHours" | undefined;
}

export async function findOffer(api: Api, page: TextPageName): Promise<Offer> {
  const identity = await api.get<StaffIdentity>(`${kinds.identity.path}/1`);
  return {
    proposal: page === "privacyPolicy" ? await proposePrivacy(api, identity) : proposePageText(page),
    lacks: identity.version === 0 ? "identity" : !areHoursWritten(identity) ? "openingHours" : undefined,
  };
}

async function proposePrivacy(api: Api, identity: StaffIdentity): Promise<Translated<Proposal>> {
  const { findPersonalKinds, privacyStatement } =
    await import("#src/campsite/page-texts/privacy-statement.ts");
  const [personal, { enableReceipts }] = await Promise.all([
    findPersonalKinds((kind) => listAll(api, kinds[kind].path)),
    api.get<WebsiteSettings>(`${kinds.websiteSettings.path}/1`),
  ]);
  return privacyStatement({ identity, kinds: personal, sendsReceipts: enableReceipts });
}

interface ProposalOfferProps extends Offer {
  form: FormOf<typeof pageTextKind>;
  name: string;
}

function useLeaveOut(form: FormOf<typeof pageTextKind>, name: string) {
  const text = pageTextAdminText[useStaff().language].proposal;
  const showSavedToast = useSavedToast();
  const navigate = useNavigate();
  const back = useComingFrom()?.back.to ?? staffAddresses.content;
  return async (isLeftOut: boolean) => {
    const saved = await form.submit({ isLeftOut });
    if (!saved) return;
    const undo = describeUndoOfSave(form, saved, { name, list: staffAddresses.content });
    if (isLeftOut) await navigate(back);
    showSavedToast({ name, undo, ...(isLeftOut && { words: text.leftOut({ page: name }) }) });
  };
}

export function ProposalOffer({ form, proposal, lacks, name }: ProposalOfferProps) {
  const leaveOut = useLeaveOut(form, name);
  const text = pageTextAdminText[useStaff().language].proposal;
  const { page, isLeftOut } = form.values;
  const isPrivacy = page === "privacyPolicy";
  const { pathname } = useLocation();
  if (!isUnwritten(form.values)) return null;
  const here: ComingFrom = { back: { name, to: pathname } };
  const leave = isFirstPage(page) && (
    <StaffButton look="link" onClick={() => void leaveOut(!isLeftOut)}>
      {isLeftOut ? text.askAgain : isPrivacy ? text.letStand : text.leaveOut}
    </StaffButton>
  );
  if (lacks === "identity") {
    return (
      <section className="panel rounded inset-24 gap-below-24">
        <h2 className="title">{text.identityFirst}</h2>
        <p className="measure gap-above-4">
          {isPrivacy ? text.identityFirstForPrivacy : text.identityFirstWhat}
        </p>
        <p className="cluster gap-above-16">
          <Link className="button" to={staffAddresses.identity} state={here}>
            {text.writeIdentity}
          </Link>
          {leave}
        </p>
      </section>
    );
  }
  const take = () => {
    const { nb, ...translations } = proposal;
    for (const [field, words] of Object.entries(nb)) form.set(field, words);
    form.set("translations", translations);
  };
  return (
    <section className="panel rounded inset-24 gap-below-24">
      <h2 className="title">
        {isPrivacy ? text.privacyHeading : isLeftOut ? text.leftOutHeading : text.heading}
      </h2>
      <p className="measure gap-above-4">
        {isPrivacy ? text.privacyExplanation : isLeftOut ? text.leftOutExplanation : text.explanation}
        {leave && !isPrivacy && !isLeftOut && ` ${text.orLeaveOut}`}
      </p>
      {lacks && !isPrivacy && (
        <p className="measure gap-above-16">
          {text.noHours}{" "}
          <Link to={staffAddresses.openingHours} state={here}>
            {text.writeHours}
          </Link>
        </p>
      )}
      <p className="cluster gap-above-16">
        <button type="button" className="button" onClick={take}>
          {text.take}
        </button>
        {leave}
      </p>
    </section>
  );
}
