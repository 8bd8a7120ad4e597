import { plan } from "#content/plan.ts";
import { articlePage } from "./features/articles/article-page.tsx";
import { newsPage } from "./features/articles/news-page.tsx";
import { loginPage } from "./features/auth/login-page.tsx";
import { documentsPage } from "./features/documents/documents-page.tsx";
import { questionsPage } from "./features/faq/questions-page.tsx";
import { galleryPage } from "./features/photos/gallery-page.tsx";
import { photoPage } from "./features/photos/photo-page.tsx";
import { planPage } from "./features/plan/plan-page.tsx";
import { pricesPage } from "./features/rates/prices-page.tsx";
import { sanitaryPage } from "./features/sanitary/sanitary-page.tsx";
import type { PageName } from "./i18n/addresses.ts";
import type { AnyPage } from "./platform/page.ts";
import { bookingPage } from "./site/booking-page.ts";
import { homePage } from "./site/home-page.tsx";
import { textPage } from "./site/text-page.tsx";

/** TABLE  which module shows the page at each public address, once for all three languages. */
export const pages: Record<PageName, AnyPage> = {
  home: homePage,
  aboutUs: textPage("aboutUs"),
  guests: textPage("guests"),
  sanitary: sanitaryPage,
  documents: documentsPage,
  privacyPolicy: textPage("privacyPolicy"),
  seasonal: textPage("seasonal"),
  day: textPage("day"),
  cabins: textPage("cabins"),
  prices: pricesPage,
  activities: textPage("activities"),
  feedback: textPage("feedback"),
  news: newsPage,
  article: articlePage,
  webcam: textPage("webcam"),
  gallery: galleryPage,
  photo: photoPage,
  questions: questionsPage,
  sitemap: planPage(plan),
  topUp: textPage("topUp"),
  booking: bookingPage,
  events: textPage("events"),
  contactUs: textPage("contactUs"),
  login: loginPage,
};
