import type { PageName } from "#src/i18n/addresses.ts";
import type { IconName } from "#src/ui/icon.tsx";
import type { Language } from "#src/i18n/language.ts";
import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";

/**
 * What the whole site knows about a kind of resource. The fields are described in the feature's folder. They aren't
 * in this table, so that the first screen of the staff area stays light.
 */
export type Kind = {
  /** Its path in the API, below /api/v1. */
  path: `/${string}`;
  /** What one resource is called. */
  label: Record<Language, string>;
  /** The page where guests see the resources; left out when that differs from one resource to another. */
  page?: PageName;
  /** The id of a resource's element on that page; `:id` varies. */
  anchor?: string;
  /** Its entry on the staff's screen with everything that is on the pages; lists have the same name. */
  content?: {
    group: "campsite" | "lists";
    /** Its position in its group; the lowest is first. */
    place: number;
    icon: IconName;
    name: Record<Language, string>;
    /** What staff write there. */
    what: Record<Language, string>;
  };
  /** Loads its list and form, which are made from its description, when one of them is opened. */
  screens?: () => Promise<object>;
} & Screens;

/** Where staff find what is of a kind. */
export type Screens =
  | {
      /** The path of its list for staff; a resource's own path is this with its id after it. */
      list: string;
    }
  | {
      /** The path where staff write a resource, when it isn't below a list; `:id` varies. */
      screen: string;
    };

/** TABLE  every kind of resource that staff write, by the name of its table. */
export const kinds = {
  message: {
    path: "/messages",
    list: at.messages,
    label: { nb: "Oppslag", en: "Notice", de: "Hinweis" },
    page: "home",
  },
  article: {
    path: "/article",
    screen: at.article,
    label: { nb: "Artikkel", en: "Article", de: "Artikel" },
  },
  photo: {
    path: "/photos",
    list: at.photos,
    label: { nb: "Bilde", en: "Photo", de: "Bild" },
  },
  priceList: {
    path: "/annualrates",
    list: at.priceLists,
    label: { nb: "Prisliste", en: "Price list", de: "Preisliste" },
    page: "prices",
  },
  websiteSettings: {
    path: "/websitesettings",
    screen: at.settings,
    label: { nb: "Innstillinger", en: "Settings", de: "Einstellungen" },
    page: "home",
  },
  identity: {
    path: "/identity",
    screen: at.identity,
    label: { nb: "Om campingplassen", en: "About the campsite", de: "Über den Campingplatz" },
    page: "contactUs",
    content: {
      group: "campsite",
      place: 2,
      icon: "pin",
      name: { nb: "Om campingplassen", en: "About the campsite", de: "Über den Campingplatz" },
      what: {
        nb: "Navn, adresse, telefon, e-post, veien hit",
        en: "Name, address, phone, e-mail, directions",
        de: "Name, Adresse, Telefon, E-Mail, Anfahrt",
      },
    },
  },
  pageText: {
    path: "/pagetexts",
    list: at.contentPages,
    label: { nb: "Sidetekst", en: "Page text", de: "Seitentext" },
  },
  faq: {
    path: "/faq",
    list: `${at.content}/faq`,
    label: { nb: "Spørsmål og svar", en: "Question and answer", de: "Frage und Antwort" },
    page: "questions",
    anchor: "question-:id",
    content: {
      group: "lists",
      place: 2,
      icon: "chat",
      name: { nb: "Spørsmål og svar", en: "Questions and answers", de: "Fragen und Antworten" },
      what: {
        nb: "Det gjestene oftest lurer på",
        en: "What guests ask most often",
        de: "Was Gäste am häufigsten fragen",
      },
    },
    screens: async () => (await import("./faq/faq.ts")).faqScreens,
  },
  link: {
    path: "/links",
    list: `${at.content}/links`,
    label: { nb: "Lenke", en: "Link", de: "Link" },
    page: "activities",
    anchor: "links",
    content: {
      group: "lists",
      place: 5,
      icon: "external",
      name: { nb: "Lenker", en: "Links", de: "Links" },
      what: {
        nb: "Ting å gjøre i nærheten",
        en: "Things to do nearby",
        de: "Unternehmungen in der Nähe",
      },
    },
    screens: async () => (await import("./links/link-screens.ts")).linkScreens,
  },
  answerTemplate: {
    path: "/answertemplates",
    list: at.answerTemplates,
    label: { nb: "Svarmal", en: "Answer template", de: "Antwortvorlage" },
    content: {
      group: "lists",
      place: 6,
      icon: "reply",
      name: { nb: "Svarmaler", en: "Answer templates", de: "Antwortvorlagen" },
      what: {
        nb: "Det dere ofte svarer i innboksen",
        en: "What you often answer in the inbox",
        de: "Was Sie im Posteingang oft antworten",
      },
    },
    screens: async () =>
      (await import("./answer-templates/answer-template-screens.ts")).answerTemplateScreens,
  },
  event: {
    path: "/events",
    list: `${at.content}/events`,
    label: { nb: "Arrangement", en: "Event", de: "Veranstaltung" },
    page: "events",
    anchor: "event-:id",
    content: {
      group: "lists",
      place: 1,
      icon: "star",
      name: { nb: "Arrangementer", en: "Events", de: "Veranstaltungen" },
      what: {
        nb: "Det som skjer, og når",
        en: "What is on, and when",
        de: "Was los ist, und wann",
      },
    },
    screens: async () => (await import("./events/event-screens.ts")).eventScreens,
  },
  document: {
    path: "/documents",
    list: `${at.content}/documents`,
    label: { nb: "Dokument", en: "Document", de: "Dokument" },
    page: "documents",
    content: {
      group: "lists",
      place: 3,
      icon: "staff-content",
      name: { nb: "Dokumenter", en: "Documents", de: "Dokumente" },
      what: {
        nb: "Regler og skjemaer som PDF",
        en: "Rules and forms as PDFs",
        de: "Regeln und Formulare als PDF",
      },
    },
  },
  contentBlock: {
    path: "/contentblocks",
    screen: at.carousel,
    label: { nb: "Bildekarusell", en: "Picture carousel", de: "Bilderkarussell" },
    page: "home",
    content: {
      group: "lists",
      place: 4,
      icon: "staff-photos",
      name: { nb: "Bildekarusell", en: "Picture carousel", de: "Bilderkarussell" },
      what: {
        nb: "Bildene som skifter på forsiden",
        en: "The pictures that take turns on the home page",
        de: "Die wechselnden Bilder auf der Startseite",
      },
    },
  },
  sanitaryBuilding: {
    path: "/sanitarybuildings",
    list: `${at.content}/sanitary`,
    label: { nb: "Sanitærbygg", en: "Sanitary building", de: "Sanitärgebäude" },
    page: "sanitary",
    anchor: "building-:id",
    content: {
      group: "campsite",
      place: 3,
      icon: "shower",
      name: { nb: "Sanitærbygg", en: "Sanitary buildings", de: "Sanitärgebäude" },
      what: {
        nb: "Hva som finnes i hvert bygg, og når det er renhold",
        en: "What each building has, and when it is cleaned",
        de: "Was jedes Gebäude bietet und wann gereinigt wird",
      },
    },
  },
  cardStep: {
    path: "/cardsteps",
    list: `${at.content}/card-steps`,
    label: { nb: "Steg for kortet", en: "Card step", de: "Schritt zur Karte" },
    page: "sanitary",
    anchor: "card-step-:id",
    content: {
      group: "campsite",
      place: 4,
      icon: "card",
      name: { nb: "Kortet", en: "The card", de: "Die Karte" },
      what: {
        nb: "De fire stegene som viser hvordan kortet virker",
        en: "The four steps that show how the card works",
        de: "Die vier Schritte, die zeigen, wie die Karte funktioniert",
      },
    },
    screens: async () => (await import("./sanitary/card-step.ts")).cardStepScreens,
  },
  homePage: {
    path: "/homepage",
    screen: at.homePage,
    label: { nb: "Forsiden", en: "Home page", de: "Startseite" },
    page: "home",
    content: {
      group: "campsite",
      place: 3,
      icon: "staff-start",
      name: { nb: "Forsiden", en: "Home page", de: "Startseite" },
      what: {
        nb: "Kortene med priser, og snarveiene",
        en: "The cards with prices, and the quick links",
        de: "Karten mit Preisen und Schnellzugriff",
      },
    },
  },
  siteView: {
    path: "/siteview",
    screen: at.view,
    label: { nb: "Utsikten", en: "The view", de: "Ausblick" },
    page: "home",
    content: {
      group: "campsite",
      place: 3,
      icon: "staff-photos",
      name: { nb: "Utsikten", en: "The view", de: "Ausblick" },
      what: {
        nb: "Landskapet i tegningene, og bildet øverst på forsiden",
        en: "The landscape of the drawings, and the picture at the top of the home page",
        de: "Die Landschaft der Zeichnungen und das Bild oben auf der Startseite",
      },
    },
  },
  look: {
    path: "/look",
    screen: at.look,
    label: { nb: "Skilt og farger", en: "Sign and colours", de: "Zeichen und Farben" },
    page: "home",
    content: {
      group: "campsite",
      place: 3,
      icon: "tag",
      name: { nb: "Skilt og farger", en: "Sign and colours", de: "Zeichen und Farben" },
      what: {
        nb: "To farger, som alle andre lages av, og skiltet ved navnet",
        en: "Two colours, from which all others are made, and the sign beside the name",
        de: "Zwei Farben, aus denen alle anderen entstehen, und das Zeichen beim Namen",
      },
    },
  },
  plan: {
    path: "/plan",
    screen: at.plan,
    label: { nb: "Plan over plassen", en: "Plan of the site", de: "Plan des Platzes" },
    page: "sitemap",
    content: {
      group: "campsite",
      place: 6,
      icon: "pin",
      name: { nb: "Plan over plassen", en: "Plan of the site", de: "Plan des Platzes" },
      what: {
        nb: "Felt, plasser, bygg og skilt",
        en: "Fields, pitches, buildings and signs",
        de: "Felder, Plätze, Gebäude und Schilder",
      },
    },
  },
  camera: {
    path: "/cameras",
    list: at.cameras,
    label: { nb: "Webkamera", en: "Webcam", de: "Webcam" },
    page: "webcam",
    content: {
      group: "campsite",
      place: 5,
      icon: "camera",
      name: { nb: "Webkameraer", en: "Webcams", de: "Webcams" },
      what: {
        nb: "Hva de ser, ta ned et bilde, slå av et kamera",
        en: "What they look at, take a picture down, turn a camera off",
        de: "Was sie zeigen, ein Bild entfernen, eine Kamera ausschalten",
      },
    },
  },
  departureStops: {
    path: "/departurestops",
    screen: at.departures,
    label: { nb: "Holdeplasser", en: "Stops", de: "Haltestellen" },
    page: "contactUs",
    anchor: "departures",
    content: {
      group: "campsite",
      place: 6,
      icon: "bus",
      name: { nb: "Avganger", en: "Departures", de: "Abfahrten" },
      what: {
        nb: "Hvilke holdeplasser gjestene ser neste avgang fra",
        en: "The stops whose next departures guests see",
        de: "Von welchen Haltestellen Gäste die nächsten Abfahrten sehen",
      },
    },
  },
  freePitches: {
    path: "/freepitches",
    screen: at.start,
    label: { nb: "Ledig i dag", en: "Free today", de: "Heute frei" },
    page: "home",
    anchor: "now",
  },
  seaReading: {
    path: "/seareading",
    screen: at.start,
    label: { nb: "Badetemperatur", en: "Bathing temperature", de: "Badetemperatur" },
    page: "home",
    anchor: "now",
  },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

/** The kinds, and what guests send: both have a history. */
export const kindsWithHistory = {
  ...kinds,
  feedback: {
    path: "/feedback",
    list: at.inbox,
    label: { nb: "Melding fra gjest", en: "Guest’s message", de: "Nachricht eines Gastes" },
  },
} as const satisfies Record<string, Kind>;

export type KindWithHistory = keyof typeof kindsWithHistory;

const namesOf = <Name extends string>(table: Record<Name, unknown>) => Object.keys(table) as Name[];

export const kindNames = namesOf<KindName>(kinds);
export const kindNamesWithHistory = namesOf<KindWithHistory>(kindsWithHistory);

/** What one resource of a kind is called. */
export function kindLabel(kind: KindWithHistory, language: Language): string {
  return kindsWithHistory[kind].label[language];
}

/** The kinds that have a list among the content. */
export type ListedName = {
  [Name in KindName]: (typeof kinds)[Name] extends { list: string; content: object } ? Name : never;
}[KindName];

/** The kinds whose resources each have a form of their own among the content, and are seen on one page or on none. */
export type FormedName = {
  [Name in ListedName]: (typeof kinds)[Name] extends { page: PageName } | { screens: unknown } ? Name : never;
}[ListedName];

/** The kinds of which there is one, among the content, which guests see on a page. */
export type KindOnOneScreen = {
  [Name in KindName]: (typeof kinds)[Name] extends { screen: string; content: object; page: PageName }
    ? Name
    : never;
}[KindName];

/** The kinds whose list and form are made from their descriptions. */
export type DescribedName = {
  [Name in KindName]: (typeof kinds)[Name] extends { screens: unknown } ? Name : never;
}[KindName];

export const describedNames = kindNames.filter((name): name is DescribedName => "screens" in kinds[name]);
