import { defineServerFeature } from "#src/platform/server-feature.ts";
import { topUpPage } from "./top-up-page.tsx";

export const topUp = defineServerFeature({
  pages: { topUp: topUpPage },
});
