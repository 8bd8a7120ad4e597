import { aboutUs } from "./pages/about-us.ts";
import { activities } from "./pages/activities.ts";
import { cabins } from "./pages/cabins.ts";
import { day } from "./pages/day.ts";
import { documentsPage } from "./pages/documents.ts";
import { emergency } from "./pages/emergency.ts";
import { guests } from "./pages/guests.ts";
import { home } from "./pages/home.ts";
import { offline } from "./pages/offline.ts";
import {
  contactUs,
  events,
  feedback,
  gallery,
  login,
  news,
  questions,
  sitemap,
} from "./pages/short-pages.ts";
import { topUp } from "./pages/top-up.ts";
import type { DemoPage } from "./pages/page.ts";
import { prices } from "./pages/prices.ts";
import { privacyPolicy } from "./pages/privacy-policy.ts";
import { sanitary } from "./pages/sanitary.ts";
import { seasonal } from "./pages/seasonal.ts";
import { webcam } from "./pages/webcam.ts";

export const pages: DemoPage[] = [
  home,
  aboutUs,
  guests,
  sanitary,
  documentsPage,
  privacyPolicy,
  seasonal,
  day,
  cabins,
  prices,
  activities,
  feedback,
  news,
  webcam,
  gallery,
  questions,
  sitemap,
  topUp,
  events,
  contactUs,
  emergency,
  offline,
  login,
];
