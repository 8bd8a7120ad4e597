import { articlePage } from "./features/articles/article-page.tsx";
import { newsYearPage } from "./features/articles/news-year-page.tsx";
import { newsPage } from "./features/articles/news-page.tsx";
import { loginPage } from "./features/auth/login-page.tsx";
import { documentsPage } from "./features/documents/documents-page.tsx";
import { emergencyPage } from "./features/emergency/emergency-page.tsx";
import { eventsPage } from "./features/events/events-page.tsx";
import { questionsPage } from "./features/faq/questions-page.tsx";
import { feedbackPage } from "./features/feedback/feedback-page.tsx";
import { galleryPage, galleryPartPage } from "./features/gallery/gallery-page.tsx";
import { photoPage } from "./features/gallery/photo-page.tsx";
import { offlinePage } from "./features/offline/offline-page.tsx";
import { planPage } from "./features/plan/plan-page.tsx";
import { pricesPage } from "./features/prices/prices-page.tsx";
import { sanitaryPage } from "./features/sanitary/sanitary-page.tsx";
import { topUpPage } from "./features/top-up/top-up-page.tsx";
import { webcamPage } from "./features/webcam/webcam-page.tsx";
import type { PageName } from "./i18n/addresses.ts";
import type { AnyPage } from "./platform/pages/page.ts";
import { bookingPage } from "./site/booking-page.ts";
import { contactPage } from "./site/contact/contact-page.tsx";
import { homePage } from "./site/home/home-page.tsx";
import { stayPage } from "./site/stay/stay-page.tsx";
import { textPage } from "./site/text-page/text-page.tsx";
import { aboutUsPicture, activityLinks, offlineOffer } from "./site/text-page/text-page-extras.tsx";

/** TABLE  the module of each public page, for all three languages. */
export const pages: Record<PageName, AnyPage> = {
  home: homePage,
  aboutUs: textPage("aboutUs", aboutUsPicture),
  guests: textPage("guests", offlineOffer),
  sanitary: sanitaryPage,
  documents: documentsPage,
  privacyPolicy: textPage("privacyPolicy"),
  seasonal: stayPage("seasonal"),
  day: stayPage("day"),
  cabins: stayPage("cabins"),
  prices: pricesPage,
  activities: textPage("activities", activityLinks),
  feedback: feedbackPage,
  news: newsPage,
  article: articlePage,
  newsYear: newsYearPage,
  webcam: webcamPage,
  gallery: galleryPage,
  galleryPart: galleryPartPage,
  photo: photoPage,
  questions: questionsPage,
  sitemap: planPage,
  topUp: topUpPage,
  booking: bookingPage,
  events: eventsPage,
  contactUs: contactPage,
  emergency: emergencyPage,
  offline: offlinePage,
  login: loginPage,
};
