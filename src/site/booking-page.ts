import { externalAddresses } from "#src/campsite/identity/demo-pages.ts";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import { address } from "#src/i18n/addresses.ts";
import { definePage } from "#src/platform/pages/page.ts";

/** The page /booking. It redirects to the booking portal, or to the contact page if there is no portal. */
export const bookingPage = definePage<object>({
  async load(context) {
    const { bookingUrl } = externalAddresses(await getIdentity(context), context);
    // The address is encoded, because a header can't contain line breaks or letters such as ø.
    const portal = URL.parse(bookingUrl)?.href;
    return { redirect: portal ?? address("contactUs", context.language), status: 302 };
  },
  head: () => ({ title: "", description: "" }),
  View: () => null,
});
