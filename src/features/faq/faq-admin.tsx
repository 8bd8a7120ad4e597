import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { contentAdminText } from "#src/features/page-texts/content-admin.text.ts";
import { kinds } from "#src/features/kinds.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { statesOf } from "#src/ui/staff/fields/language-states.ts";
import { LanguageChips } from "#src/ui/staff/fields/languages.tsx";
import { listAll } from "#src/ui/staff/lists/list-all.ts";
import { ResourceRow } from "#src/ui/staff/lists/list-screen.tsx";
import { shortMoment } from "#src/ui/staff/moments.ts";
import { OrderButtons } from "#src/ui/staff/lists/order-buttons.tsx";
import { SortedScreen } from "#src/ui/staff/lists/sorted-screen.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { plainText } from "#src/ui/staff/checks/text-lines.ts";
import { useResourceOrder } from "#src/ui/staff/lists/use-resource-order.ts";
import { faqAdminText } from "./faq-admin.text.ts";
import type { StaffFaq } from "./faq.ts";

export const loader = ({ context }: LoaderFunctionArgs) =>
  listAll<StaffFaq>(context.get(apiContext), kinds.faq.path);

/** All questions, in the order guests get them. */
export function Component() {
  const { language } = useStaff();
  const text = faqAdminText[language];
  const data = useLoaderData<typeof loader>();
  const order = useResourceOrder<StaffFaq>(data, {
    path: kinds.faq.path,
    nameOf: ({ question }) => question,
  });
  return (
    <SortedScreen
      title={text.title}
      back={{ name: contentAdminText[language].title, to: staffAddresses.content }}
      add={{ label: text.add, to: `${staffAddresses.faq}/${newResource}` }}
      empty={{ icon: "chat", ...text.empty }}
      order={order}
    >
      <ol className="resource-rows sorted-rows">
        {order.items.map((faq) => (
          <ResourceRow
            key={faq.id}
            to={`${staffAddresses.faq}/${faq.id}`}
            title={faq.question}
            line={plainText(faq.answer)}
            languages={<LanguageChips states={statesOf(faq)} />}
            changed={shortMoment(faq.updatedAt, language)}
            action={<OrderButtons {...order.buttons(faq)} />}
            onKeyDown={order.onKeyDown(faq)}
          />
        ))}
      </ol>
    </SortedScreen>
  );
}
