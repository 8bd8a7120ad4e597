import type { Message } from "#src/features/messages/message.ts";
import type { signInForCalls } from "./staff.ts";

type Call = Awaited<ReturnType<typeof signInForCalls>>;

const winterTitle = "Stengt for vinteren";

/** Shows the demo's winter notice alone. Other tests of the same site can have left other notices. */
export async function showOnlyWinterNotice(call: Call): Promise<void> {
  for (const { id, title } of await call<Message[]>("GET", "/messages?limit=100"))
    await call("PUT", `/messages/${id}`, { isActive: title === winterTitle });
}

/**
 * Takes down the demo's notice that the water is off in winter. While this notice holds, guests don't read that the
 * water is back.
 * @returns a function that publishes the notice again
 */
export async function takeWinterNoticeDown(call: Call) {
  const notices = await call<Message[]>("GET", "/messages?limit=100");
  const { id } = notices.find(({ title }) => title === winterTitle)!;
  await call("PUT", `/messages/${id}`, { isActive: false });
  return () => call("PUT", `/messages/${id}`, { isActive: true });
}
