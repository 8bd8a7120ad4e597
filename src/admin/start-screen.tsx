import { Link, useRouteLoaderData, useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { InboxCounts } from "#src/features/feedback/inbox.ts";
import type { Message } from "#src/features/messages/message.ts";
import type { AnnualRates } from "#src/features/rates/annual-rates.ts";
import { formatDay } from "#src/i18n/format.ts";
import { newThing, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { NewLink } from "#src/ui/staff/list-screen.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { adminText } from "./admin.text.ts";

/** What guests see now. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [message, priceList] = await Promise.all([
    api.get<Message | null>("/messages/active"),
    api.get<AnnualRates | null>("/annualrates/active"),
  ]);
  return { message, priceList };
}

/** The first screen: the day, what waits, the two things that are done most, and what guests see now. */
export function Component() {
  const { language } = useStaff();
  const text = adminText[language].start;
  const { message, priceList } = useLoaderData<typeof loader>();
  const { counts } = useRouteLoaderData<{ counts: InboxCounts }>("shell")!;
  return (
    <div className="start-screen">
      <h1>{formatDay(Temporal.Now.plainDateISO("Europe/Oslo"), language)}</h1>
      <p className="lead">
        {text.waiting(counts.new)} {counts.new > 0 && <Link to={staffAddresses.inbox}>{text.toInbox}</Link>}
      </p>
      <div className="start-actions">
        <NewLink to={`${staffAddresses.messages}/${newThing}`}>{text.newMessage}</NewLink>
        <Link className="button plain" to={staffAddresses.article.replace(":id", newThing)}>
          {text.newArticle}
        </Link>
      </div>
      <section>
        <h2>{text.guestsSee}</h2>
        <dl className="start-facts">
          <div>
            <dt>{text.message}</dt>
            <dd>
              {message ? (
                <Link to={`${staffAddresses.messages}/${message.id}`}>{message.pageTitle}</Link>
              ) : (
                text.noMessage
              )}
            </dd>
          </div>
          <div>
            <dt>{text.priceList}</dt>
            <dd>
              {priceList ? (
                <Link to={`${staffAddresses.priceLists}/${priceList.id}`}>{priceList.description}</Link>
              ) : (
                text.noPriceList
              )}
            </dd>
          </div>
        </dl>
      </section>
    </div>
  );
}
