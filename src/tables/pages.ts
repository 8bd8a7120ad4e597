import { articlePage } from "#src/features/articles/article-page.tsx";
import { newsYearPage } from "#src/features/articles/news-year-page.tsx";
import { newsPage } from "#src/features/articles/news-page.tsx";
import { loginPage } from "#src/campsite/auth/login-page.tsx";
import { documentsPage } from "#src/features/documents/documents-page.tsx";
import { emergencyPage } from "#src/site/emergency/emergency-page.tsx";
import { eventsPage } from "#src/features/events/events-page.tsx";
import { questionsPage } from "#src/features/faq/questions-page.tsx";
import { feedbackPage } from "#src/features/feedback/feedback-page.tsx";
import { galleryPage, galleryPartPage } from "#src/features/gallery/gallery-page.tsx";
import { photoPage } from "#src/features/gallery/photo-page.tsx";
import { offlinePage } from "#src/site/offline-page.tsx";
import { planPage } from "#src/features/plan/plan-page.tsx";
import { pricesPage } from "#src/features/prices/prices-page.tsx";
import { sanitaryPage } from "#src/features/sanitary/sanitary-page.tsx";
import { topUpPage } from "#src/features/top-up/top-up-page.tsx";
import { webcamPage } from "#src/features/webcam/webcam-page.tsx";
import type { PageName } from "#src/i18n/addresses.ts";
import type { AnyPage } from "#src/platform/pages/page.ts";
import { bookingPage } from "#src/site/booking-page.ts";
import { contactPage } from "#src/site/contact/contact-page.tsx";
import { homePage } from "#src/site/home/home-page.tsx";
import { stayPage } from "#src/site/stay/stay-page.tsx";
import { textPage } from "#src/site/text-page/text-page.tsx";
import { aboutUsPicture, activityLinks, offlineOffer } from "#src/site/text-page/text-page-extras.tsx";

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
