import { getIdentity } from "#src/features/content/identity.server.ts";
import { definePage } from "#src/platform/page.ts";

/** /booking has no page of its own: it leads to the booking portal. */
export const bookingPage = definePage<object>({
  async load(context) {
    const { bookingUrl } = await getIdentity(context);
    return { redirect: bookingUrl, status: 302 };
  },
  head: () => ({ title: "", description: "" }),
  View: () => null,
});
