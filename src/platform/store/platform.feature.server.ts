import { defineServerFeature } from "#src/platform/server-feature.ts";

export const platform = defineServerFeature({
  tables: {
    contentVersion: { holds: "the number of the last write that guests see", kept: "always" },
    site: { holds: "the site's id", kept: "always" },
    historyEntry: { holds: "changes with their author", kept: "always", person: "staff" },
    addedOnce: { holds: "keys of requests that added a resource", kept: "24 hours" },
    outboxMail: {
      holds: "mails that wait to be sent",
      kept: "until sent, at most two days; refused answers as long as the message",
      person: "guests",
    },
    sourceAnswer: {
      holds: "the last responses of other services",
      kept: "until the next response to the same request, at most 30 days",
    },
    erasure: { holds: "digests of erased messages and addresses, without names", kept: "24 months" },
    erasureKey: { holds: "the key of these digests", kept: "always" },
    process: { holds: "running processes", kept: "while they run", isMomentary: true },
    job: { holds: "the time of each job's last run", kept: "always", isMomentary: true },
    sender: {
      holds:
        "digests of blocks of IP addresses that sent a form or searched, and of addresses that got a mail",
      kept: "one minute after a search, at most an hour after a form or a day after a mail",
      isMomentary: true,
    },
    senderKey: { holds: "the key of these digests", kept: "always", isMomentary: true },
    derived: { holds: "the version of each derived table", kept: "until made again", isMomentary: true },
    searchEntry: {
      holds: "the words that searches find",
      kept: "as long as their resource",
      person: "guests",
      isMomentary: true,
    },
    translationGap: {
      holds: "missing and outdated translations",
      kept: "until translated",
      isMomentary: true,
    },
  },
});
