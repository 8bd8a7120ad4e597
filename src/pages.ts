import { articlePage } from "./features/articles/article-page.tsx";
import { newsPage } from "./features/articles/news-page.tsx";
import { loginPage } from "./features/auth/login-page.tsx";
import { questionsPage } from "./features/faq/questions-page.tsx";
import { pricesPage } from "./features/rates/prices-page.tsx";
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
  sanitary: textPage("sanitary"),
  documents: textPage("documents"),
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
  gallery: textPage("gallery"),
  photo: textPage("gallery"),
  questions: questionsPage,
  sitemap: textPage("sitemap"),
  topUp: textPage("topUp"),
  booking: bookingPage,
  events: textPage("events"),
  contactUs: textPage("contactUs"),
  login: loginPage,
};
