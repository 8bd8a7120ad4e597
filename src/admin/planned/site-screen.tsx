import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from "react-router";
import { changeOverScreen } from "#src/cms/change-overs/staff/change-over-words.ts";
import { ListScreen } from "#src/cms/staff/lists/list-screen.tsx";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { adminText } from "#messages/admin";
import { plannedSiteText } from "#messages/planned";
import { loadPlanned } from "./load-planned.ts";
import { SiteAt } from "./site-at.tsx";
import "./planned.css";

export const loader = ({ context }: LoaderFunctionArgs) => loadPlanned(context.get(apiContext));

/** Shows the public site as it will be at a moment. `?plan=` names a change-over whose moment is shown first. */
export function Component() {
  const { language } = useStaff();
  const { coming, changeOvers } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const plan = changeOvers.find(({ id, publishedAt }) => String(id) === query.get("plan") && !publishedAt);
  const back = plan
    ? { name: plan.name, to: changeOverScreen(plan.id) }
    : { name: adminText[language].screens.planned, to: staffAddresses.planned };
  return (
    <ListScreen title={plannedSiteText[language].title} back={back}>
      <SiteAt coming={coming} changeOver={plan} />
    </ListScreen>
  );
}
