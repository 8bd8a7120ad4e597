import { address } from "#src/i18n/addresses.ts";
import { languages, languageTag } from "#src/i18n/language.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { articleText } from "#messages/articles";
import { consentText } from "#messages/consent";
import { photosAdminText } from "#messages/photos";
import { planText } from "#messages/plan";
import { staffText } from "#messages/staff";
import { feedbackText } from "#messages/feedback";
import { photoKind } from "#src/cms/photos/photo.ts";
import { pathOf, publicPages } from "#test/pages/public-pages.ts";
import { staff } from "../e2e/support/site.ts";
import { publishAlert, writeArticle, type StaffActions } from "../e2e/support/staff-tasks.ts";
import { fieldWithLabel, until, elementWithText, type Tab } from "./tab.ts";

interface BrowserTest {
  name: string;
  walk(tab: Tab, origin: string, files: Files): Promise<void>;
}

interface Files {
  picture: string;
}

const path = (tab: Tab) => tab.read<string>("location.pathname");
const textOf = (tab: Tab, selector: string) =>
  tab.read<string>(`document.querySelector(${JSON.stringify(selector)})?.textContent ?? ""`);

/** Opens a page with the consent cookie set, so that the consent panel doesn't cover the page. */
async function openAgreed(tab: Tab, url: string): Promise<void> {
  await tab.goto(url);
  await tab.read(`document.cookie = "cookiepolicy=true|false|false; path=/"`);
  await tab.goto(url);
}

async function signIn(tab: Tab, origin: string, to: string): Promise<void> {
  await tab.goto(`${origin}${staffAddresses.signIn}?to=${encodeURIComponent(to)}`);
  await tab.type("input[name=email]", staff.email);
  await tab.type("input[name=password]", staff.password);
  await tab.press("form button");
  await until(
    "the screen",
    () => path(tab),
    (at) => at === to,
  );
  await until("its heading", () => textOf(tab, "main h1"));
}

const staffActions = (tab: Tab): StaffActions => ({
  follow: (link) => tab.press(elementWithText(link)),
  press: (button) => tab.press(elementWithText(button)),
  turnOn: (label) => tab.press(`//label[normalize-space()="${label}"]`),
  write: (label, text) => tab.type(fieldWithLabel(label), text),
});

/** TABLE  the most frequent tasks of guests and staff. The driver of each browser runs all of them. */
export const browserTests: BrowserTest[] = [
  {
    name: "every page has a heading and a title in three languages, and isn't wider than the window",
    async walk(tab, origin) {
      for (const name of publicPages) {
        for (const language of languages) {
          await tab.goto(origin + pathOf(name, language));
          const seen = await tab.read<{ lang: string; heading: string; title: string; over: number }>(`({
            lang: document.documentElement.lang,
            heading: document.querySelector("h1")?.textContent ?? "",
            title: document.title,
            over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          })`);
          const isGood =
            seen.lang === languageTag[language] && seen.heading !== "" && seen.title !== "" && seen.over <= 0;
          if (!isGood) throw new Error(`${name} in ${language}: ${JSON.stringify(seen)}`);
        }
      }
    },
  },
  {
    name: "a visitor refuses consent, and sees the contact form after a later consent",
    async walk(tab, origin) {
      await tab.goto(`${origin}/`);
      await tab.press(elementWithText(consentText.nb.onlyNecessary));
      await until(
        "the cookie",
        () => tab.read<string>("document.cookie"),
        (cookie) => decodeURIComponent(cookie).includes("cookiepolicy=false|false|false"),
      );
      await tab.goto(`${origin}${address("contactUs", "nb")}`);
      if (await tab.read("document.querySelector('form.form') !== null"))
        throw new Error("The contact form is there without consent.");
      await tab.press("footer a[href$='#consent']");
      await tab.press(elementWithText(consentText.nb.acceptAll));
      await until("the contact form", () => tab.read("document.querySelector('form.form') !== null"));
    },
  },
  {
    name: "the contact form marks invalid fields, and a dialog confirms a sent message",
    async walk(tab, origin) {
      const words = feedbackText.nb.contact;
      await openAgreed(tab, origin + address("contactUs", "nb"));
      const script = await tab.read<string>("document.querySelector('form.form').dataset.script");
      await tab.press("form.form [name=message]");
      // The form has already requested this script. When this import resolves, the script has run.
      await tab.read(`import(${JSON.stringify(script)}).then(() => true)`);
      await tab.press("form.form button");
      await until("what is wrong", () =>
        tab.read("document.querySelectorAll('form.form [aria-invalid=true]').length"),
      );
      for (const [name, text] of Object.entries({
        name: "Ingrid Solberg",
        mobilePhone: "912 34 567",
        email: "ingrid@solberg.example",
        message: "Har dere plass til oss?",
      }))
        await tab.type(`form.form [name=${name}]`, text);
      await tab.press("form.form button");
      await until(
        "the dialog",
        () => textOf(tab, "dialog[open]"),
        (text) => text.includes(words.sent),
      );
    },
  },
  {
    name: "an arrow button scrolls the articles of the home page",
    async walk(tab, origin) {
      await openAgreed(tab, `${origin}/`);
      const left = () => tab.read<number>("document.querySelector('.slider-row').scrollLeft");
      if ((await left()) !== 0) throw new Error("The slider doesn't start at its first article.");
      await tab.press(`.slider button[aria-label="${articleText.nb.next}"]`);
      await until("the next articles", left, (pixels) => pixels > 200);
    },
  },
  {
    name: "the gallery opens a photo, an arrow key shows the next photo, and Escape leads back to the gallery",
    async walk(tab, origin) {
      await openAgreed(tab, origin + address("gallery", "nb"));
      await tab.press(".gallery-photos a");
      await until(
        "the photo",
        () => path(tab),
        (at) => at.startsWith("/photo/"),
      );
      await until(
        "its scripts",
        () => tab.read("document.readyState"),
        (state) => state === "complete",
      );
      const first = await path(tab);
      await tab.key("ArrowRight");
      await until(
        "the next photo",
        () => path(tab),
        (at) => at.startsWith("/photo/") && at !== first,
      );
      await until(
        "its scripts",
        () => tab.read("document.readyState"),
        (state) => state === "complete",
      );
      await tab.key("Escape");
      await until(
        "the gallery",
        () => path(tab),
        (at) => at === address("gallery", "nb"),
      );
    },
  },
  {
    name: "a guest finds a pitch on the plan by its number",
    async walk(tab, origin) {
      await openAgreed(tab, origin + address("sitemap", "nb"));
      await until(
        "its scripts",
        () => tab.read("document.readyState"),
        (state) => state === "complete",
      );
      await tab.type("input[type=search]", "C 14");
      await tab.key("Enter");
      await until(
        "the pitch",
        () => textOf(tab, "output"),
        (text) => text.includes(planText.nb.pitch({ id: "C14" })),
      );
    },
  },
  {
    name: "staff publish a notice, guests read the notice at once, and signing out leads to the home page",
    async walk(tab, origin) {
      const list = staffAddresses.messages;
      await signIn(tab, origin, list);
      await publishAlert(staffActions(tab), {
        line: "Vannet er stengt",
        heading: "Vannet er stengt til kl. 18",
        text: "Vi bytter en ventil.",
      });
      await until(
        "the list",
        () => path(tab),
        (at) => at === list,
      );
      await tab.goto(`${origin}/`);
      await until(
        "the notice",
        () => textOf(tab, "#message"),
        (text) => text.includes("Vannet er stengt til kl. 18"),
      );
      await tab.goto(origin + staffAddresses.signOut);
      await until(
        "the front page",
        () => path(tab),
        (at) => at === "/",
      );
    },
  },
  {
    name: "staff upload a photo and write an article",
    async walk(tab, origin, { picture }) {
      await signIn(tab, origin, staffAddresses.photos);
      await tab.choose("input[type=file]", picture);
      await tab.press(elementWithText(photosAdminText.nb.send({ count: 1 })));
      await until(
        "the upload",
        () => textOf(tab, ".uploads"),
        (text) => text.includes(photoKind.words.alternativeText.label.nb),
      );
      await tab.goto(origin + staffAddresses.article.replace(":id", newResource));
      await writeArticle(staffActions(tab), {
        title: "Ny flytebrygge",
        lead: "Den er klar.",
        text: "Kom og hopp!",
      });
      await tab.press(elementWithText(staffText.nb.saveDraft));
      await until(
        "the list",
        () => path(tab),
        (at) => at === staffAddresses.news,
      );
      await until(
        "the article in it",
        () => textOf(tab, "main"),
        (text) => text.includes("Ny flytebrygge"),
      );
    },
  },
];
