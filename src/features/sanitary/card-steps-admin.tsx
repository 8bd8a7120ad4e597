import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { contentAdminText } from "#src/features/page-texts/content-admin.text.ts";
import { kinds } from "#src/features/kinds.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { statesOf } from "#src/ui/staff/fields/language-states.ts";
import { LanguageChips } from "#src/ui/staff/fields/languages.tsx";
import { listAll } from "#src/ui/staff/lists/list-all.ts";
import { Empty, ListScreen, ResourceRow } from "#src/ui/staff/lists/list-screen.tsx";
import { shortMoment } from "#src/ui/staff/moments.ts";
import { OrderButtons, OrderNotes } from "#src/ui/staff/lists/order-buttons.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { useResourceOrder } from "#src/ui/staff/lists/use-resource-order.ts";
import type { StaffCardStep } from "./card-step.ts";
import { sanitaryAdminText } from "./sanitary-admin.text.ts";

export const loader = ({ context }: LoaderFunctionArgs) =>
  listAll<StaffCardStep>(context.get(apiContext), kinds.cardStep.path);

/** The steps of the card, in the order guests read them; each has its drawing, so there are no others. */
export function Component() {
  const { language } = useStaff();
  const text = sanitaryAdminText[language];
  const data = useLoaderData<typeof loader>();
  const order = useResourceOrder<StaffCardStep>(data, {
    path: kinds.cardStep.path,
    nameOf: ({ title }) => title,
  });
  return (
    <ListScreen
      title={text.steps}
      back={{ name: contentAdminText[language].title, to: staffAddresses.content }}
    >
      {order.items.length === 0 ? (
        <Empty icon="card" heading={text.noSteps.heading}>
          {text.noSteps.explanation}
        </Empty>
      ) : (
        <>
          <OrderNotes order={order} />
          <ol className="resource-rows sorted-rows">
            {order.items.map((step) => (
              <ResourceRow
                key={step.id}
                to={`${staffAddresses.cardSteps}/${step.id}`}
                title={step.title}
                line={step.text}
                languages={<LanguageChips states={statesOf(step)} />}
                changed={shortMoment(step.updatedAt, language)}
                action={<OrderButtons {...order.buttons(step)} />}
                onKeyDown={order.onKeyDown(step)}
              />
            ))}
          </ol>
        </>
      )}
    </ListScreen>
  );
}
