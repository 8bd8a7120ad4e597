import type { Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** Returns the notices or news that guests see now, and that subscribers get. */
    announcements?: (context: Context) => Promise<Announcement[]>;
  }
}

/** TABLE  the topics that guests can choose, in the order of the form. */
export const topics = ["water", "power", "closed", "notices", "news"] as const;
export type Topic = (typeof topics)[number];

/** A notice or an article that subscribers get once, by mail or push message. */
export interface Announcement {
  /** The kind of the resource, or another name, such as "back". Identifies the announcement, together with the id. */
  kind: string;
  id: number;
  topic: Topic;
  /** The time from which guests see the notice or the article, ISO 8601 in UTC. */
  since: string;
  /**
   * The earlier announcement whose end this announcement reports. This announcement is sent only if messages with the
   * earlier announcement were queued.
   */
  follows?: Pick<Announcement, "kind" | "id">;
  /**
   * The announcement that reports the end of this announcement. When one of the two is sent, the other can be sent
   * again. So water can go off and come back several times, and subscribers get each message.
   */
  end?: Pick<Announcement, "kind" | "id">;
  words(context: Context, language: Language): Promise<AnnouncementWords>;
  /** Returns the languages in which `words` have changed since a time. Required for corrections. */
  listChanged?(context: Context, since: string): Promise<Language[]>;
}

export interface AnnouncementWords {
  subject: string;
  title: string;
  /** The paragraphs as plain text. */
  lines: string[];
  /** The path of the article's page. A notice has none, because the mail contains the whole notice. */
  path?: string;
}
