import type { Message } from "#src/features/messages/message.ts";
import type { signInForCalls } from "./staff.ts";

/**
 * Takes down the demo's notice that the water is off in winter. While this notice holds, guests don't read that the
 * water is back.
 * @returns a function that publishes the notice again
 */
export async function takeWinterNoticeDown(call: Awaited<ReturnType<typeof signInForCalls>>) {
  const notices = await call<Message[]>("GET", "/messages?limit=100");
  const { id } = notices.find(({ title }) => title === "Stengt for vinteren")!;
  await call("PUT", `/messages/${id}`, { isActive: false });
  return () => call("PUT", `/messages/${id}`, { isActive: true });
}
