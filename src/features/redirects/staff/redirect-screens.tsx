import type { FormScreens } from "#src/cms/staff/described/described-screens.ts";
import { targetName } from "#src/features/redirects/page-targets.ts";
import { redirectKind, type RedirectStatus } from "#src/features/redirects/redirect.ts";
import { redirectFormText, redirectLabelsText, redirectScreensText } from "#messages/redirects";
import { StatusField, TargetField } from "./redirect-fields.tsx";

export const redirectScreens = {
  kind: redirectKind,
  words: redirectScreensText,
  form: {
    controls: { to: TargetField, status: StatusField },
    named: (language) => ({
      to: [
        {
          path: "to",
          label: redirectLabelsText[language].to,
          show: (to: unknown) => targetName(String(to), null),
        },
      ],
      status: [
        {
          path: "status",
          label: redirectLabelsText[language].status,
          show: (status: unknown) => redirectFormText[language].statuses[status as RedirectStatus],
        },
      ],
    }),
    // The list of addresses that guests didn't find links to this form.
    empty: () => ({ from: new URLSearchParams(location.search).get("from") ?? "" }),
  },
} satisfies FormScreens<typeof redirectKind>;
