import { formatDay, formatTime } from "#src/i18n/format.ts";
import { inEveryLanguage, type Language, type Translated } from "#src/i18n/language.ts";
import { dayOf, startOfDay } from "#src/i18n/time.ts";
import type { MessageWords } from "#src/features/messages/message.ts";
import type { Purpose } from "#src/features/messages/purpose.ts";

/** What staff say of a notice besides its purpose. */
export interface NoticeSlots {
  /** The names of places in each language; none is the whole site. */
  where: readonly Translated<string>[];
  /** When it begins; undefined is now. */
  from: Temporal.Instant | undefined;
  /** When it ends; undefined when nobody knows. */
  until: Temporal.Instant | undefined;
}

/** The words that are made of these; what else a notice says, staff write. */
export type MadeWords = Pick<MessageWords, "pageTitle" | "title" | "message">;

/** A purpose that has words of its own. */
export type Template = Exclude<Purpose, "general">;

/** What is the matter, and what guests do about it; `when` is blank or begins with a space. */
type Said = (when: string) => [title: string, advice: string];

/** TABLE  the words of each purpose. What is full or found has no hours. */
const said: Record<Language, Record<Template, Said>> = {
  nb: {
    water: (when) => [`Vannet er stengt${when}`, "Vi sier fra her når det er tilbake."],
    power: (when) => [`Strømmen er borte${when}`, "Vi sier fra her når den er tilbake."],
    full: () => ["Fullt i kveld", "Ring før du kommer, så sier vi når det blir ledig."],
    fireBan: (when) => [`Bålforbud${when}`, "Ingen åpen ild, heller ikke kullgrill eller engangsgrill."],
    road: (when) => [`Veien er stengt${when}`, "Kjør sakte, og følg skiltene."],
    cleaning: (when) => [`Stengt for renhold${when}`, "Takk for at du venter."],
    lostAndFound: () => ["Vi har funnet noe", "Er det ditt? Spør i resepsjonen."],
  },
  en: {
    water: (when) => [`The water is off${when}`, "We will tell you here when it is back."],
    power: (when) => [`The power is off${when}`, "We will tell you here when it is back."],
    full: () => ["Full tonight", "Please call before you come, and we will tell you when there is room."],
    fireBan: (when) => [`Fire ban${when}`, "No open fires, and no charcoal or disposable barbecues."],
    road: (when) => [`The road is closed${when}`, "Please drive slowly and follow the signs."],
    cleaning: (when) => [`Closed for cleaning${when}`, "Thank you for waiting."],
    lostAndFound: () => ["We have found something", "Is it yours? Please ask at reception."],
  },
  de: {
    water: (when) => [`Das Wasser ist abgestellt${when}`, "Wir melden hier, wenn es wieder läuft."],
    power: (when) => [`Der Strom ist weg${when}`, "Wir melden hier, wenn er wieder da ist."],
    full: () => ["Heute Abend belegt", "Bitte rufen Sie vorher an, wir sagen Ihnen, wann etwas frei wird."],
    fireBan: (when) => [`Feuerverbot${when}`, "Kein offenes Feuer, auch kein Holzkohle- oder Einweggrill."],
    road: (when) => [`Die Zufahrt ist gesperrt${when}`, "Bitte langsam fahren und den Schildern folgen."],
    cleaning: (when) => [`Wegen Reinigung geschlossen${when}`, "Danke fürs Warten."],
    lostAndFound: () => ["Wir haben etwas gefunden", "Gehört es Ihnen? Fragen Sie an der Rezeption."],
  },
};

/** TABLE  moments and places as parts of a sentence. */
const parts: Translated<{
  at(time: string, day: string | undefined): string;
  from(moment: string): string;
  until(moment: string): string;
  /** Until the end of today, or of another day. */
  throughout(day: string | undefined): string;
  where(places: string): string;
  everywhere: string;
}> = {
  nb: {
    at: (time, day) => `${day ? `${day} ` : ""}kl.\u00a0${time}`,
    from: (moment) => ` fra ${moment}`,
    until: (moment) => ` til ${moment}`,
    throughout: (day) => (day ? ` ut ${day}` : " til midnatt"),
    where: (places) => `Gjelder ${places}.`,
    everywhere: "hele plassen",
  },
  en: {
    at: (time, day) => `${time}${day ? ` on ${day}` : ""}`,
    from: (moment) => ` from ${moment}`,
    until: (moment) => ` until ${moment}`,
    throughout: (day) => (day ? ` until the end of ${day}` : " until midnight"),
    where: (places) => `This concerns ${places}.`,
    everywhere: "the whole site",
  },
  de: {
    at: (time, day) => `${day ? `${day}, ` : ""}${time}\u00a0Uhr`,
    from: (moment) => ` ab ${moment}`,
    until: (moment) => ` bis ${moment}`,
    throughout: (day) => (day ? ` bis ${day}, 24\u00a0Uhr` : " bis Mitternacht"),
    where: (places) => `Betroffen: ${places}.`,
    everywhere: "der ganze Platz",
  },
};

const isMidnight = (instant: Temporal.Instant) => startOfDay(dayOf(instant)).equals(instant);

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** What a notice says in each language, from its purpose and slots; days other than today are named. */
export function noticeWords(
  template: Template,
  { where, from, until }: NoticeSlots,
  now: Temporal.Instant,
): Translated<MadeWords> {
  return inEveryLanguage((language) => {
    const part = parts[language];
    const today = dayOf(now);
    const named = (day: Temporal.PlainDate) =>
      day.equals(today) ? undefined : formatDay(day, language, today);
    const moment = (instant: Temporal.Instant) =>
      part.at(formatTime(instant, language), named(dayOf(instant)));
    const ends = (end: Temporal.Instant) =>
      isMidnight(end) ? part.throughout(named(dayOf(end).subtract({ days: 1 }))) : part.until(moment(end));
    const when = (from ? part.from(moment(from)) : "") + (until ? ends(until) : "");
    const [title, advice] = said[language][template](when);
    const places = where.map((each) => each[language]).join(", ");
    const concerns =
      template === "full" || template === "fireBan" ? "" : part.where(places || part.everywhere);
    const lead = template === "lostAndFound" ? places && `${places}.` : concerns;
    return {
      pageTitle: [`${title}.`, lead].filter(Boolean).join(" "),
      title,
      message: `<p>${escaped([lead, advice].filter(Boolean).join(" "))}</p>`,
    };
  });
}
