import { privacyStatement } from "#src/features/page-texts/privacy-statement.ts";
import { identity } from "../identity.ts";
import type { DemoPage } from "./page.ts";

/** What the software keeps is the same at every campsite. */
export const privacyPolicy: DemoPage = {
  page: "privacyPolicy",
  facts: [],
  text: privacyStatement({ identity, hasCameras: true }),
};
