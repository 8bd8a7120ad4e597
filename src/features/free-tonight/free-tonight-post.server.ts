import { readDevice } from "#src/campsite/guest-push/guest-push.server.ts";
import { returnLimited } from "#src/campsite/opt-in/limited-form.server.ts";
import { isEmail } from "#src/campsite/opt-in/email-address.ts";
import { pitchKinds, type PitchKind } from "#src/campsite/now/pitch.ts";
import { inUnseenTransaction } from "#src/platform/context.ts";
import { readPostedForm } from "#src/platform/http/posted-form.ts";
import type { PostForm, ReturnedForm } from "#src/platform/pages/page.ts";
import { confirmWish, takeWish } from "./free-tonight.server.ts";

/** The outcome of a posted form. The page shows a message for each outcome. */
export type Answer = "asked" | "free" | "confirmed" | "expired";

const answered = (answer: Answer, values: Record<string, string>): ReturnedForm => ({
  status: 200,
  headers: {},
  values: { ...values, answer },
  faults: {},
});

/**
 * Handles the two forms of /ledig-i-kveld: a guest's wish, and the confirmation that the link in a mail opens.
 * @returns the outcome, or the form with the guest's input. The form has status 422 and a fault for each wrong field.
 *   It has status 429 if the guest's block of IP addresses has sent too many wishes, or too many browsers already wait
 * @throws Problem "bad-request" if another site sent the form
 * @throws Problem "too-many-requests" if the guest's block of IP addresses has sent too many POSTs,
 *   including refused forms
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
