import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { contentAdminText } from "#src/features/page-texts/content-admin.text.ts";
import { formatDate } from "#src/i18n/format.ts";
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
import { aboutFile, filesIn, type StaffDocument } from "./document-values.ts";
import { documentsAdminText } from "./documents-admin.text.ts";

export const loader = ({ context }: LoaderFunctionArgs) =>
  listAll<StaffDocument>(context.get(apiContext), "/documents");

/** All documents, in the order guests get them. */
export function Component() {
  const { language } = useStaff();
  const text = documentsAdminText[language];
  const data = useLoaderData<typeof loader>();
  const order = useResourceOrder<StaffDocument>(data, {
    path: "/documents",
    nameOf: ({ title }) => title,
  });
  return (
    <SortedScreen
      title={text.title}
      back={{ name: contentAdminText[language].title, to: staffAddresses.content }}
      add={{ label: text.add, to: `${staffAddresses.documents}/${newResource}` }}
      empty={{ icon: "staff-content", ...text.empty }}
      order={order}
    >
      <ol className="resource-rows sorted-rows">
        {order.items.map((document) => (
          <ResourceRow
            key={document.id}
            to={`${staffAddresses.documents}/${document.id}`}
            title={document.title}
            own="title"
            line={[
              filesIn(document, language),
              aboutFile(document.files.nb, language),
              formatDate(Temporal.PlainDate.from(document.date)),
            ].join("\u00a0· ")}
            languages={<LanguageChips states={statesOf(document)} />}
            changed={shortMoment(document.updatedAt, language)}
            action={<OrderButtons {...order.buttons(document)} />}
            onKeyDown={order.onKeyDown(document)}
          />
        ))}
      </ol>
    </SortedScreen>
  );
}
