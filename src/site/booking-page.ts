import { leadingOn } from "#src/features/identity/demo-pages.ts";
import { getIdentity } from "#src/features/identity/identity.server.ts";
import { address } from "#src/i18n/addresses.ts";
import { definePage } from "#src/platform/pages/page.ts";

/**
 * /booking has no page of its own. It redirects to the booking portal, or to the contact page when staff haven't
 * written the portal's address.
 */
export const bookingPage = definePage<object>({
  async load(context) {
    const { bookingUrl } = leadingOn(await getIdentity(context), context);
    // As it is sent: a header takes neither all letters nor line breaks, which what is pasted may have.
    const portal = URL.parse(bookingUrl)?.href;
    return { redirect: portal ?? address("contactUs", context.language), status: 302 };
  },
  head: () => ({ title: "", description: "" }),
  View: () => null,
});
