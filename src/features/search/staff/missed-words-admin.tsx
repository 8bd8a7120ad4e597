import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { listFirst, requestedRows } from "#src/cms/staff/lists/list-all.ts";
import { Empty, ListScreen } from "#src/cms/staff/lists/list-screen.tsx";
import { NextPart } from "#src/cms/staff/lists/next-part.tsx";
import { placeOf } from "#src/cms/staff/places/places.ts";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import type { MissedWord } from "#src/features/search/missed-word.ts";
import { formatDate } from "#src/i18n/format.ts";
import { missedWordsRowText, missedWordsText } from "#messages/guest-search";

const rowsAtOnce = 20;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const count = requestedRows(request.url, rowsAtOnce);
  const { items, next } = await listFirst<MissedWord>(context.get(apiContext), "/missedwords", count);
  return { items, more: next === undefined ? undefined : count + rowsAtOnce };
}

export function Component() {
  const { language } = useStaff();
  const text = missedWordsText[language];
  const { items, more } = useLoaderData<typeof loader>();
  return (
    <ListScreen title={missedWordsRowText[language].name} back={placeOf("website", language)}>
      {items.length === 0 ? (
        <Empty icon="check" heading={text.nothing}>
          {text.counted}
        </Empty>
      ) : (
        <>
          <p className="quiet measure">{text.lead}</p>
          <ul className="gap-above-16 gap-below-16 ruled close">
            {items.map(({ words, count, last }) => (
              <li key={words} className="ends apart touch">
                <strong className="breaks">{words}</strong>
                <span className="quiet small figures">
                  {text.times({ count, day: formatDate(Temporal.PlainDate.from(last)) })}
                </span>
              </li>
            ))}
          </ul>
          {more !== undefined && <NextPart show={more} />}
          <p className="quiet measure small">{text.counted}</p>
        </>
      )}
    </ListScreen>
  );
}
