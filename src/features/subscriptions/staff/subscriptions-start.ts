import { defineStartPart } from "#src/cms/staff/start-part.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { Subscribers } from "#src/features/subscriptions/subscribers.ts";
import { subscribersText } from "#messages/subscriptions";

/** A task on a restored site: staff decide when guests get mails again. */
export const subscriptionsStart = defineStartPart<Subscribers>()({
  path: "/subscriptions/counts",
  listWaiting({ isHeld, total }, language) {
    const text = subscribersText[language].held;
    if (!isHeld || total === 0) return [];
    return [
      {
        icon: "mail",
        heading: text.heading,
        note: text.note({ count: total }),
        act: text.begin,
        to: staffAddresses.subscribers,
      },
    ];
  },
});
