import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { contentAdminText } from "#src/features/page-texts/content-admin.text.ts";
import { kinds } from "#src/features/kinds.ts";
import { formatShortTime } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { statesOf } from "#src/ui/staff/fields/language-states.ts";
import { LanguageChips } from "#src/ui/staff/fields/languages.tsx";
import { listAll } from "#src/ui/staff/lists/list-all.ts";
import { ResourceRow } from "#src/ui/staff/lists/list-screen.tsx";
import { shortMoment } from "#src/ui/staff/moments.ts";
import { OrderButtons } from "#src/ui/staff/lists/order-buttons.tsx";
import { SortedScreen } from "#src/ui/staff/lists/sorted-screen.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { useResourceOrder } from "#src/ui/staff/lists/use-resource-order.ts";
import { sanitaryAdminText } from "./sanitary-admin.text.ts";
import type { StaffBuilding } from "./sanitary-values.ts";

export const loader = ({ context }: LoaderFunctionArgs) =>
  listAll<StaffBuilding>(context.get(apiContext), kinds.sanitaryBuilding.path);

/** All buildings with showers and toilets, in the order guests get them. */
export function Component() {
  const { language } = useStaff();
  const text = sanitaryAdminText[language];
  const data = useLoaderData<typeof loader>();
  const order = useResourceOrder<StaffBuilding>(data, {
    path: kinds.sanitaryBuilding.path,
    nameOf: ({ name }) => name,
  });
  return (
    <SortedScreen
      title={text.buildings}
      back={{ name: contentAdminText[language].title, to: staffAddresses.content }}
      add={{ label: text.addBuilding, to: `${staffAddresses.sanitary}/${newResource}` }}
      empty={{ icon: "shower", ...text.noBuildings }}
      order={order}
    >
      <ol className="resource-rows sorted-rows">
        {order.items.map((building) => (
          <ResourceRow
            key={building.id}
            to={`${staffAddresses.sanitary}/${building.id}`}
            title={building.name}
            own="title"
            line={cleaningWords(building, language)}
            languages={<LanguageChips states={statesOf(building)} />}
            changed={shortMoment(building.updatedAt, language)}
            action={<OrderButtons {...order.buttons(building)} />}
            onKeyDown={order.onKeyDown(building)}
          />
        ))}
      </ol>
    </SortedScreen>
  );
}

function cleaningWords({ cleaning, place }: StaffBuilding, language: Language): string {
  const text = sanitaryAdminText[language];
  const when = cleaning
    ? text.cleaned(formatShortTime(cleaning.from, language), formatShortTime(cleaning.to, language))
    : text.notCleaned;
  return `${place} · ${when}`;
}
