import type { SeedArticle } from "./articles/article.ts";
import { autumnGreeting } from "./articles/autumn-greeting.ts";
import { coastalPath } from "./articles/coastal-path.ts";
import { dugnad } from "./articles/dugnad.ts";
import { greenTentField } from "./articles/green-tent-field.ts";
import { midsummerEve } from "./articles/midsummer-eve.ts";
import { newJetty } from "./articles/new-jetty.ts";
import { newShowers } from "./articles/new-showers.ts";
import { seasonOpens } from "./articles/season-opens.ts";
import { winterWork } from "./articles/winter-work.ts";

export const articles: SeedArticle[] = [
  seasonOpens,
  winterWork,
  autumnGreeting,
  newJetty,
  midsummerEve,
  newShowers,
  greenTentField,
  dugnad,
  coastalPath,
];
