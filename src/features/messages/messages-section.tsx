import { defineNoticesSection } from "#src/campsite/notices-section.ts";
import { MessageBanner, MessageNotice } from "./message-banner.tsx";
import { loadBackNotices, loadShownMessages } from "./messages.server.ts";

/** The notices that guests see, and the notices that say that water or power is back. */
export const messagesSection = defineNoticesSection({
  place: 1,
  async load(context) {
    const [shown, back] = await Promise.all([loadShownMessages(context), loadBackNotices(context)]);
    return shown.length + back.length > 0
      ? { shown, back, canSubscribe: context.config.mail !== undefined }
      : undefined;
  },
  Banner: ({ data: { shown, canSubscribe }, ...props }) =>
    shown[0]?.isImportant && <MessageBanner messages={shown} canSubscribe={canSubscribe} {...props} />,
  Calm: ({ data: { shown, back, canSubscribe }, language, className }) =>
    [...shown.filter(({ isImportant }) => !isImportant), ...back].map((message, index) => (
      <div key={index} className={className}>
        <MessageNotice {...{ message, canSubscribe, language }} />
      </div>
    )),
  replaces: ({ shown }) => shown.filter(({ isImportant }) => isImportant).map(({ words }) => words.pageTitle),
});
