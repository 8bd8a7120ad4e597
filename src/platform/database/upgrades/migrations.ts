import type { Migration } from "kysely/migration";
import { up as createSchemaOfVersion1 } from "#db/migrations/001-schema-of-version-1.ts";
import { up as indexAnsweredMessages } from "#db/migrations/002-answered-messages.ts";
import { up as orderNotices } from "#db/migrations/003-several-notices.ts";
import { up as indexEarlierNotices } from "#db/migrations/004-earlier-notices.ts";
import { up as addRedirects } from "#db/migrations/005-redirects.ts";
import { up as addNextVersions } from "#db/migrations/006-next-versions.ts";
import { up as repeatEvents } from "#db/migrations/007-repeated-events.ts";
import { up as addPreviewLinks } from "#db/migrations/008-preview-links.ts";
import { up as addChangeOvers } from "#db/migrations/009-change-overs.ts";
import { up as endArticles } from "#db/migrations/010-article-ends.ts";
import { up as addOwnPages } from "#db/migrations/011-own-pages.ts";
import { up as addAccessiblePlaces } from "#db/migrations/012-accessible-places.ts";

import { up as addMissedWords } from "#db/migrations/013-missed-words.ts";
import { up as addMenu } from "#db/migrations/014-menu.ts";
import { up as addMovedIn } from "#db/migrations/015-moved-in.ts";
import { up as addReceipts } from "#db/migrations/016-receipts.ts";
import { up as addUnitDistance } from "#db/migrations/017-unit-distance.ts";
import { up as addSubscriptions } from "#db/migrations/018-subscriptions.ts";
import { up as addFreeTonight } from "#db/migrations/019-free-tonight.ts";
import { up as addOutwardLinks } from "#db/migrations/020-outward-links.ts";
import { up as addReceiptStates } from "#db/migrations/021-receipt-states.ts";

/** TABLE  the migrations by file name without extension. They run in the order of these names. */
export const migrations: Record<string, Migration> = {
  "001-schema-of-version-1": { up: createSchemaOfVersion1 },
  "002-answered-messages": { up: indexAnsweredMessages },
  "003-several-notices": { up: orderNotices },
  "004-earlier-notices": { up: indexEarlierNotices },
  "005-redirects": { up: addRedirects },
  "006-next-versions": { up: addNextVersions },
  "007-repeated-events": { up: repeatEvents },
  "008-preview-links": { up: addPreviewLinks },
  "009-change-overs": { up: addChangeOvers },
  "010-article-ends": { up: endArticles },
  "011-own-pages": { up: addOwnPages },
  "012-accessible-places": { up: addAccessiblePlaces },
  "013-missed-words": { up: addMissedWords },
  "014-menu": { up: addMenu },
  "015-moved-in": { up: addMovedIn },
  "016-receipts": { up: addReceipts },
  "017-unit-distance": { up: addUnitDistance },
  "018-subscriptions": { up: addSubscriptions },
  "019-free-tonight": { up: addFreeTonight },
  "020-outward-links": { up: addOutwardLinks },
  "021-receipt-states": { up: addReceiptStates },
};
