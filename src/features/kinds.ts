import type { PageName } from "#src/i18n/addresses.ts";
import type { IconName } from "#src/ui/icon.tsx";
import type { Language } from "#src/i18n/language.ts";
import { kindNamesText } from "#messages/kinds";
import { labelsOf } from "#src/i18n/texts.ts";
import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";

const labels = labelsOf(kindNamesText);

/**
 * The facts about a kind of resource that the whole site needs. The fields are described in the feature's folder and
 * not here, so that the staff area's first screen stays small.
 */
export type Kind = {
  /** The path in the API, below /api/v1. */
  path: `/${string}`;
  label: Record<Language, string>;
  /** The page where guests see the resources. Left out when the page differs between resources. */
  page?: PageName;
  /** The id of a resource's element on that page, with `:id` for the resource's id. */
  anchor?: string;
  /** The entry on the staff's screen of all content. Lists have the same name. */
  content?: {
    group: "campsite" | "lists";
    /** The position in the group, lowest first. */
    place: number;
    icon: IconName;
    name: Record<Language, string>;
    what: Record<Language, string>;
  };
  /** Loads the settings of the list and form that are made from the kind's description, on first use. */
  screens?: () => Promise<object>;
} & Screens;

/** The screens where staff edit a kind. */
export type Screens =
  | {
      /** The path of the staff's list. A resource's own path adds its id. */
      list: string;
    }
  | {
      /** The path of a resource's screen when it isn't below a list, with `:id` for its id. */
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

/** All kinds with a history: those that staff write, and guests' messages. */
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

/** Returns the name of one resource of a kind. */
export function kindLabel(kind: KindWithHistory, language: Language): string {
  return kindsWithHistory[kind].label[language];
}

export type ListedName = {
  [Name in KindName]: (typeof kinds)[Name] extends { list: string; content: object } ? Name : never;
}[KindName];

/** The listed kinds whose resources have a form, and appear on one page or on none. */
export type FormedName = {
  [Name in ListedName]: (typeof kinds)[Name] extends { page: PageName } | { screens: unknown } ? Name : never;
}[ListedName];

/** The content kinds with a single resource, which guests see on a page. */
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
