import { topics } from "#src/campsite/announcements.ts";
import { askToConfirm, countRequest, readConfirmation } from "#src/campsite/opt-in/confirmation.server.ts";
import { returnLimited } from "#src/campsite/opt-in/limited-form.server.ts";
import { readDevice } from "#src/campsite/guest-push/guest-push.server.ts";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import { listInWords } from "#src/i18n/phrases.ts";
import { formatDate } from "#src/i18n/format.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import { readPostedForm, textIn } from "#src/platform/http/posted-form.ts";
import type { PostForm, ReturnedForm } from "#src/platform/pages/page.ts";
import { updatesMailText, updatesText } from "#messages/subscriptions";
import { readChoices, seasonEnd, type Choices } from "./choices.ts";
import { confirmAddress } from "./confirmed-mail.server.ts";
import {
  changeChoices,
  findByEndpoint,
  findByToken,
  leave,
  subscribe,
  tokenOf,
  undoLeaving,
  type Subscription,
} from "./subscriptions.server.ts";

/** The hidden field of the form that only spam programs fill in. */
const trapField = "homepage";

const result = (state: string, parts: Record<string, string> = {}): ReturnedForm => ({
  status: 200,
  headers: {},
  values: {},
  faults: {},
  parts: { state, ...parts },
});

/**
 * Handles the forms of /beskjed: they add, confirm, change and end a subscription, and undo the end. The links in mails
 * have their token in the query, so that mail programs can leave a list by one POST (RFC 8058). The answer is the same
 * for known and new addresses, and for addresses that get no link because of a limit. A guest whose block of
 * IP addresses has reached a limit gets the form back with its input.
 */
export const postUpdates: PostForm = async (context, request, { language, takePost }) => {
  const query = new URL(request.url).searchParams;
  const leaving = query.get("leave");
  // A mail program's POST has no cookies or fields. It isn't limited, because mail services share addresses.
  const leaver = leaving === null ? undefined : await findByToken(context, leaving);
  if (leaver) return left(context, leaver);
  return takePost(async (client) => {
    if (leaving !== null) return result("unknownLink");
    const form = await readPostedForm(request, context.config.siteOrigin);
    const off = textIn(form, "off");
    if (off) {
      const device = readDevice(off);
      return left(context, device && (await findByEndpoint(context, device.endpoint)));
    }
    const push = textIn(form, "push");
    const device = push ? readDevice(push) : undefined;
    const undo = textIn(form, "undo");
    if (undo) {
      const again = await undoLeaving(context, undo, device);
      return again ? confirmed(context, again) : result("expired");
    }
    const confirming = query.get("confirm");
    if (confirming !== null) {
      const wish = await readConfirmation<Choices>(context, "updates", confirming);
      return wish ? confirmed(context, await confirmAddress(context, wish)) : result("expired");
    }
    const token = query.get("change");
    const owner = token === null ? undefined : await findByToken(context, token);
    if (token !== null && !owner) return result("expired");
    const today = dayOf(context.now());
    const { day: end } = seasonEnd(await getIdentity(context), today);
    const { email, choices, faults } = readChoices(
      { textOf: (name) => textIn(form, name), chosen: form.getAll("topics") },
      { language, today, end, hasAddress: !owner && !push },
    );
    if (push && !device) return returned(form, { ...faults, push: "unknownService" }, token);
    if (Object.keys(faults).length > 0) return returned(form, faults, token);
    if (owner) {
      await changeChoices(context, owner, choices);
      return confirmed(context, owner, "changed");
    }
    try {
      await client.countMessage(context);
      await countRequest(context, client);
    } catch (error) {
      return returnLimited(error, returned(form, {}, token));
    }
    if (device) return confirmed(context, await subscribe(context, device, choices));
    // A program that fills in the hidden field gets the usual answer.
    if (!textIn(form, trapField))
      await askToConfirm(
        context,
        { page: "updates", address: email, language: choices.language, values: choices },
        confirmationWords(choices),
      );
    return result("confirmationSent", { email });
  });
};

const confirmed = async (
  context: Context,
  subscription: Subscription,
  state: "confirmed" | "changed" = "confirmed",
) => result(state, { token: await tokenOf(context, subscription) });

/** Ends a subscription. A browser needs a new push subscription for the undo. */
const left = async (context: Context, leaver: Subscription | undefined) =>
  result("left", leaver && { undo: await leave(context, leaver), ...(!leaver.address && { isPush: "1" }) });

/** Returns the form with its input and faults. The value `topics` contains the checked topics, separated by spaces. */
function returned(form: FormData, faults: Record<string, string>, token: string | null): ReturnedForm {
  const values = Object.fromEntries(
    ["email", "until", "ends", "language"].map((name) => [name, textIn(form, name)]),
  );
  return {
    status: 422,
    headers: {},
    values: { ...values, topics: topics.filter((topic) => form.getAll("topics").includes(topic)).join(" ") },
    faults,
    ...(token !== null && { parts: { change: token } }),
  };
}

function confirmationWords({ topics: chosen, language, until }: Choices) {
  const words = updatesMailText[language];
  const text = updatesText[language];
  const about = listInWords(
    chosen.map((topic) => text.topics[topic].inSentence),
    language,
  );
  return {
    subject: words.confirmSubject,
    title: words.confirmTitle,
    asked: words.asked({ about, until: formatDate(Temporal.PlainDate.from(until)) }),
    confirm: words.confirm,
  };
}
