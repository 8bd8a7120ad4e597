import type { Context, TransactionContext } from "#src/platform/context.ts";

/** A guest's message in another system. */
export interface OldMessage {
  name: string;
  email: string;
  mobile: string;
  message: string;
  /** The sender's IP address, or "". */
  ip: string;
  /** ISO 8601 in UTC. */
  sentDate: string;
  source: string;
  isStarred: boolean;
  isArchived: boolean;
}

/** The parts of features that an import of another system's content uses. */
export interface MovesIn {
  pdf?: {
    /** Stores a PDF under this name. @returns the field `files` of a document @throws `Problem` for an unusable PDF */
    store(context: Context, name: string, file: string): Promise<object>;
    /** Returns the address at which guests load a document. */
    urlOf(document: object): string;
  };
  article?: {
    /** Stores an address of another system, in lower case, as a former address of an article. */
    keepUrl(transaction: TransactionContext, id: number, url: string): Promise<void>;
  };
  feedback?: {
    /** Stores a message. @returns the id; undefined for a message that this site may not store */
    add(transaction: TransactionContext, message: OldMessage): Promise<number | undefined>;
    /** Deletes messages that staff haven't changed. @returns the ids of the deleted messages */
    remove(transaction: TransactionContext, ids: readonly number[]): Promise<number[]>;
  };
}

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    movesIn?: MovesIn;
  }
}
