import { getIdentity } from "#src/features/identity/identity.server.ts";
import { address } from "#src/i18n/addresses.ts";
import { definePage } from "#src/platform/pages/page.ts";

/** /booking has no page of its own: it leads to the booking portal, or to us where nobody has written which that is. */
export const bookingPage = definePage<object>({
  async load(context) {
    const { bookingUrl } = await getIdentity(context);
    return { redirect: bookingUrl || address("contactUs", context.language), status: 302 };
  },
  head: () => ({ title: "", description: "" }),
  View: () => null,
});
