import { defineServerFeature } from "#src/platform/server-feature.ts";
import { languages } from "#src/i18n/language.ts";
import { loginPage } from "#src/campsite/auth/login-page.tsx";
import { bookingPage } from "./booking-page.ts";
import { contactPage } from "./contact/contact-page.tsx";
import { demoPageFiles } from "./demo/demo-page.tsx";
import { findableOwnPages } from "#src/campsite/own-pages/findable-own-pages.server.ts";
import { contactWords, findablePages } from "./findable-pages.server.ts";
import { homePage } from "./home/home-page.tsx";
import { nowRoutes } from "./now/now.api.ts";
import { llmsTxt } from "./llms-txt.ts";
import { offlinePage } from "./offline-page.tsx";
import { receptionScreen } from "./reception-screen/screen-page.tsx";
import { robotsTxt } from "./robots-txt.ts";
import { sitemapPart, sitemapXml } from "./sitemap-xml.ts";
import { stayPage } from "./stay/stay-page.tsx";
import { aboutUsPicture, offlineOffer } from "./text-page/text-page-extras.tsx";
import { ownTextPage, textPage } from "./text-page/text-page.tsx";
import { staffManifest, webManifest } from "./web-manifest.ts";

export const publicSite = defineServerFeature({
  pages: {
    home: homePage,
    aboutUs: textPage("aboutUs", aboutUsPicture),
    guests: textPage("guests", offlineOffer),
    privacyPolicy: textPage("privacyPolicy"),
    seasonal: stayPage("seasonal"),
    day: stayPage("day"),
    cabins: stayPage("cabins"),
    activities: textPage("activities"),
    booking: bookingPage,
    contactUs: contactPage,
    offline: offlinePage,
    login: loginPage,
    ownPage: ownTextPage,
  },
  api: [...nowRoutes],
  findable: [findablePages, findableOwnPages],
  pageWords: { contactUs: contactWords },
  apiGroups: { now: "Current information for guests" },
  files: [
    ...languages.map(webManifest),
    ...languages.map(staffManifest),
    ...languages.map(receptionScreen),
    ...languages.flatMap(demoPageFiles),
    sitemapXml,
    sitemapPart,
    robotsTxt,
    llmsTxt,
  ],
});
