import { readDevice } from "#src/campsite/guest-push/guest-push.server.ts";
import { returnLimited } from "#src/campsite/opt-in/limited-form.server.ts";
import { isEmail } from "#src/campsite/opt-in/email-address.ts";
import { pitchKinds, type PitchKind } from "#src/campsite/now/pitch.ts";
import { inUnseenTransaction } from "#src/platform/context.ts";
import { readPostedForm } from "#src/platform/http/posted-form.ts";
import type { PostForm, ReturnedForm } from "#src/platform/pages/page.ts";
import { confirmWish, takeWish } from "./free-tonight.server.ts";

/** The result that the page shows after a form. */
export type Answer = "asked" | "free" | "confirmed" | "expired";

const answered = (answer: Answer, values: Record<string, string>): ReturnedForm => ({
  status: 200,
  headers: {},
  values: { ...values, answer },
  faults: {},
});

/**
 * Handles the form of /ledig-i-kveld, and the form on the page that the link in a mail opens.
 * @returns the page with the result or with the form. The form keeps the input. It has status 422 and a fault for each
 *   wrong field, or status 429 when a limit of requests is reached
 * @throws `Problem` with code `bad-request` if another site sent the form
 * @throws `Problem` with code `too-many-requests` if the visitor's block of IP addresses has posted too often
 */
export const postFreeTonight: PostForm = async (context, request, { language, takePost }) => {
  const form = await readPostedForm(request, context.config.siteOrigin);
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const [email = "", kind = "", token, push] = ["email", "kind", "confirm", "push"].map(textOf);
  return takePost(async (client) => {
    if (token) {
      const wish = await confirmWish(context, token);
      return wish ? answered("confirmed", { kind: wish.kind }) : answered("expired", {});
    }
    const to = push ? readDevice(push) : isEmail(email) ? email : undefined;
    const faults = {
      ...(!to && (push ? { push: "unknownService" } : { email: "email" })),
      ...(!isKind(kind) && { kind: "kind" }),
    };
    const unsent = { status: 422, headers: {}, values: { email, kind }, faults };
    if (!to || !isKind(kind)) return unsent;
    try {
      await inUnseenTransaction(context, (transaction) => client.countMessage(transaction));
      return answered(await takeWish(context, { to, kind, language }, client), { email, kind });
    } catch (error) {
      return returnLimited(error, unsent);
    }
  });
};

const isKind = (text: string): text is PitchKind => (pitchKinds as string[]).includes(text);
