import type { PageName } from "#src/i18n/addresses.ts";
import type { IconName } from "#src/ui/icon.tsx";
import type { Language } from "#src/i18n/language.ts";
import { kindNamesText } from "#messages/kinds";
import { labelsOf } from "#src/i18n/texts.ts";
import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";

const labels = labelsOf(kindNamesText);

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
    label: labels.message,
    page: "home",
  },
  article: {
    path: "/article",
    screen: at.article,
    label: labels.article,
  },
  photo: {
    path: "/photos",
    list: at.photos,
    label: labels.photo,
  },
  priceList: {
    path: "/annualrates",
    list: at.priceLists,
    label: labels.priceList,
    page: "prices",
  },
  websiteSettings: {
    path: "/websitesettings",
    screen: at.settings,
    label: labels.websiteSettings,
    page: "home",
  },
  identity: {
    path: "/identity",
    screen: at.identity,
    label: labels.identity,
    page: "contactUs",
    content: {
      group: "campsite",
      place: 2,
      icon: "pin",
      name: labels.identityName,
      what: labels.identityWhat,
    },
  },
  pageText: {
    path: "/pagetexts",
    list: at.contentPages,
    label: labels.pageText,
  },
  faq: {
    path: "/faq",
    list: `${at.content}/faq`,
    label: labels.faq,
    page: "questions",
    anchor: "question-:id",
    content: {
      group: "lists",
      place: 2,
      icon: "chat",
      name: labels.faqName,
      what: labels.faqWhat,
    },
    screens: async () => (await import("./faq/faq.ts")).faqScreens,
  },
  link: {
    path: "/links",
    list: `${at.content}/links`,
    label: labels.link,
    page: "activities",
    anchor: "links",
    content: {
      group: "lists",
      place: 5,
      icon: "external",
      name: labels.linkName,
      what: labels.linkWhat,
    },
    screens: async () => (await import("./links/link-screens.ts")).linkScreens,
  },
  answerTemplate: {
    path: "/answertemplates",
    list: at.answerTemplates,
    label: labels.answerTemplate,
    content: {
      group: "lists",
      place: 6,
      icon: "reply",
      name: labels.answerTemplateName,
      what: labels.answerTemplateWhat,
    },
    screens: async () =>
      (await import("./answer-templates/answer-template-screens.ts")).answerTemplateScreens,
  },
  event: {
    path: "/events",
    list: `${at.content}/events`,
    label: labels.event,
    page: "events",
    anchor: "event-:id",
    content: {
      group: "lists",
      place: 1,
      icon: "star",
      name: labels.eventName,
      what: labels.eventWhat,
    },
    screens: async () => (await import("./events/event-screens.ts")).eventScreens,
  },
  document: {
    path: "/documents",
    list: `${at.content}/documents`,
    label: labels.document,
    page: "documents",
    content: {
      group: "lists",
      place: 3,
      icon: "staff-content",
      name: labels.documentName,
      what: labels.documentWhat,
    },
  },
  contentBlock: {
    path: "/contentblocks",
    screen: at.carousel,
    label: labels.contentBlock,
    page: "home",
    content: {
      group: "lists",
      place: 4,
      icon: "staff-photos",
      name: labels.contentBlockName,
      what: labels.contentBlockWhat,
    },
  },
  sanitaryBuilding: {
    path: "/sanitarybuildings",
    list: `${at.content}/sanitary`,
    label: labels.sanitaryBuilding,
    page: "sanitary",
    anchor: "building-:id",
    content: {
      group: "campsite",
      place: 3,
      icon: "shower",
      name: labels.sanitaryBuildingName,
      what: labels.sanitaryBuildingWhat,
    },
  },
  cardStep: {
    path: "/cardsteps",
    list: `${at.content}/card-steps`,
    label: labels.cardStep,
    page: "sanitary",
    anchor: "card-step-:id",
    content: {
      group: "campsite",
      place: 4,
      icon: "card",
      name: labels.cardStepName,
      what: labels.cardStepWhat,
    },
    screens: async () => (await import("./sanitary/card-step.ts")).cardStepScreens,
  },
  homePage: {
    path: "/homepage",
    screen: at.homePage,
    label: labels.homePage,
    page: "home",
    content: {
      group: "campsite",
      place: 3,
      icon: "staff-start",
      name: labels.homePageName,
      what: labels.homePageWhat,
    },
  },
  siteView: {
    path: "/siteview",
    screen: at.view,
    label: labels.siteView,
    page: "home",
    content: {
      group: "campsite",
      place: 3,
      icon: "staff-photos",
      name: labels.siteViewName,
      what: labels.siteViewWhat,
    },
  },
  look: {
    path: "/look",
    screen: at.look,
    label: labels.look,
    page: "home",
    content: {
      group: "campsite",
      place: 3,
      icon: "tag",
      name: labels.lookName,
      what: labels.lookWhat,
    },
  },
  plan: {
    path: "/plan",
    screen: at.plan,
    label: labels.plan,
    page: "sitemap",
    content: {
      group: "campsite",
      place: 6,
      icon: "pin",
      name: labels.planName,
      what: labels.planWhat,
    },
  },
  camera: {
    path: "/cameras",
    list: at.cameras,
    label: labels.camera,
    page: "webcam",
    content: {
      group: "campsite",
      place: 5,
      icon: "camera",
      name: labels.cameraName,
      what: labels.cameraWhat,
    },
  },
  departureStops: {
    path: "/departurestops",
    screen: at.departures,
    label: labels.departureStops,
    page: "contactUs",
    anchor: "departures",
    content: {
      group: "campsite",
      place: 6,
      icon: "bus",
      name: labels.departureStopsName,
      what: labels.departureStopsWhat,
    },
  },
  freePitches: {
    path: "/freepitches",
    screen: at.start,
    label: labels.freePitches,
    page: "home",
    anchor: "now",
  },
  seaReading: {
    path: "/seareading",
    screen: at.start,
    label: labels.seaReading,
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
    label: labels.feedback,
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
