import sharp from "sharp";
import { pictureUrl } from "#src/cms/photos/pictures/picture-address.ts";
import { kindNames, kinds, type KindName } from "#src/cms/kinds.ts";
import type { GroundFile } from "#src/features/plan/ground/ground-file.ts";
import { privacyStatement } from "#src/campsite/page-texts/privacy-statement.ts";
import { proposePageText } from "#src/campsite/page-texts/staff/page-proposals.ts";
import { toApiValues } from "./to-api-values.ts";
import { pdf } from "#test/support/uploads/pdf.ts";
import type { StaffSite } from "#test/support/staff-site.ts";

/*
 * A fictional campsite far from any coast: forty pitches by a lake, no cabin, no cards, texts in Norwegian and English.
 * `setUpLakeCampsite` creates the campsite on an empty site through the staff API alone.
 */

/** The photos by name. Each photo has one colour. */
const photos = { lake: "#3a6b7e", shore: "#6b8f4e", spruces: "#2e4a38" };

const identity = {
  name: "Granvika Camping",
  address: { street: "Vatnevegen 5", postalCode: "2920", city: "Leira" },
  phone: "+4761001234",
  nightPhone: "",
  email: "hei@granvika.test",
  organisationNumber: "974760673",
  legalName: "",
  register: "entities",
  isVatRegistered: false,
  latitude: 60.9731,
  longitude: 9.2846,
  season: { opens: "05-15", closes: "09-06" },
  reception: [{ from: "05-15", to: "09-06", opens: "08:30", closes: "20:30" }],
  arrivalFrom: "15:00",
  departureBy: "11:00",
  quietFrom: "22:00",
  quietTo: "08:00",
  bookingUrl: "",
  cardPaymentUrl: "",
  socialPageUrl: "",
  text: {
    nb: {
      tagline: "Telt og vogn ved fjellvannet",
      shortIntro: "Førti oppstillingsplasser i graskanten, med fjell på alle kanter.",
      openingNote: "",
      textMessageNote: "",
      directions: [{ title: "Opp dalen", text: "Følg riksvegen til du ser vannet." }],
    },
    en: {
      tagline: "Tents and caravans by a mountain lake",
      shortIntro: "Forty grassy places to stay, with mountains all around.",
      openingNote: "",
      textMessageNote: "",
      directions: [{ title: "Up the valley", text: "Follow the highway until you see the water." }],
    },
  },
};

const view = (imageUrl: string | null) => ({
  landscape: "lake",
  imageUrl,
  sharedUrl: "drawing:forest",
  bearing: null,
  text: {
    nb: { shows: "Vannet en stille morgen.", towards: "Mot nord", landmark: "", landmarkShort: "" },
    en: { shows: "The water on a calm morning.", towards: "Looking north", landmark: "", landmarkShort: "" },
  },
});

const prices = {
  year: 2026,
  fromDate: "2026-01-01",
  isActive: true,
  text: { nb: { description: "Priser", note: "" }, en: { description: "Prices", note: "" } },
  rateGroups: [
    {
      purpose: "day",
      text: { nb: { name: "Et døgn", subTitle: "" }, en: { name: "A night", subTitle: "" } },
      rates: [{ amount: 333, kind: "price", text: { nb: { text: "Vogn" }, en: { text: "Caravan" } } }],
    },
    {
      purpose: "seasonal",
      text: { nb: { name: "En sommer", subTitle: "" }, en: { name: "A summer", subTitle: "" } },
      rates: [
        { amount: 17777, kind: "price", text: { nb: { text: "Fast vogn" }, en: { text: "Fixed caravan" } } },
      ],
    },
  ],
};

const plan = (groundFile: GroundFile) => ({
  measures: { width: 800, height: 400, metresPerUnit: 0.5 },
  ground: "own",
  groundFile,
  captions: [],
  soundings: [],
  areas: [
    {
      name: "F",
      kind: "day",
      ampere: 10,
      size: [10, 10],
      sign: [90, 60],
      rows: [{ from: 1, count: 20, corner: [60, 80] }],
    },
    {
      name: "G",
      kind: "season",
      ampere: 16,
      size: [10, 10],
      sign: [90, 180],
      rows: [{ from: 1, count: 20, corner: [60, 200] }],
    },
  ].map((area) => ({ surface: "grass", pitches: [], ...area })),
  places: [],
});

const homePage = {
  text: { nb: { cardsNote: "" }, en: { cardsNote: "" } },
  cards: [
    {
      page: "day",
      purpose: "day",
      imageUrl: null,
      text: { nb: { line: "Helt nede ved vannet" }, en: { line: "Right by the water" } },
    },
    {
      page: "seasonal",
      purpose: "seasonal",
      imageUrl: "drawing:forest",
      text: { nb: { line: "" }, en: { line: "" } },
    },
  ],
  links: [
    {
      to: "directions",
      icon: "pin",
      text: { nb: { label: "Finn fram", value: "" }, en: { label: "Get here", value: "" } },
    },
  ],
};

/** TABLE  resources of kinds with several resources. */
const several: [KindName, object][] = [
  [
    "faq",
    {
      text: {
        nb: { question: "Fins det fisk?", answer: "<p>Ørret.</p>" },
        en: { question: "Any fish?", answer: "<p>Trout.</p>" },
      },
    },
  ],
  [
    "link",
    {
      url: "https://fjellheis.test/",
      text: {
        nb: { title: "Heisen", description: "Opp på toppen.", category: "Tur" },
        en: { title: "The lift", description: "To the top.", category: "Walks" },
      },
    },
  ],
  [
    "event",
    {
      startsAt: "2026-07-20T16:00:00Z",
      endsAt: "2026-07-20T18:00:00Z",
      imageUrl: null,
      text: {
        nb: { title: "Elgkveld", place: "Låven", description: "Vi ser på elg." },
        en: { title: "Moose evening", place: "The barn", description: "We look at moose." },
      },
    },
  ],
  [
    "message",
    {
      isActive: true,
      isImportant: false,
      announcementDate: "2026-07-01T00:00",
      text: {
        nb: { pageTitle: "Nytt gras", title: "Nytt gras", message: "<p>Gå forsiktig.</p>" },
        en: { pageTitle: "New grass", title: "New grass", message: "<p>Tread softly.</p>" },
      },
    },
  ],
  [
    "sanitaryBuilding",
    {
      cleaning: null,
      attributes: [],
      text: {
        nb: { name: "Vaskehuset", place: "Øverst i bakken" },
        en: { name: "The wash house", place: "At the top of the slope" },
      },
    },
  ],
];

/** Creates the campsite on an empty site. @returns the addresses of the campsite's pictures */
export async function setUpLakeCampsite(site: StaffSite): Promise<{ pictures: string[] }> {
  async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await site.call(method, path, body);
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer as Answer;
  }
  async function send<Answer>(
    path: string,
    bytes: Uint8Array,
    filename: string,
    name?: string,
  ): Promise<Answer> {
    const body = new FormData();
    body.append("file", new File([new Uint8Array(bytes)], filename));
    if (name) body.append("Name", name);
    const headers = { Authorization: `Bearer ${await site.issuer.token()}` };
    const response = await site.app.fetch(
      new Request(`http://localhost:3000/api/v1${path}`, { method: "POST", headers, body }),
    );
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }
  const only = (kind: KindName, values: object) => call("PUT", `${kinds[kind].path}/1`, toApiValues(values));

  const pictures: string[] = [];
  for (const [name, background] of Object.entries(photos)) {
    const bytes = await sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const { id, ...photo } = await send<{ id: number; filename: string }>(
      "/file/upload",
      bytes,
      `${name}.jpg`,
      name,
    );
    await call("PUT", `${kinds.photo.path}/${id}`, {
      ...photo,
      showInGallery: true,
      title: name,
      alternativeText: name,
      translations: {},
    });
    pictures.push(pictureUrl(photo.filename));
  }
  const [lake = null, shore, spruces] = pictures;
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400"><path fill="#dfe8d0" d="M0 0h800v400H0z"/></svg>`;

  await only("identity", identity);
  await only("siteView", view(lake));
  await only("look", { mainColour: "#3b2a5a", accentColour: "#8a3b12", mark: ground });
  await only("plan", plan(await send<GroundFile>("/plan/ground", Buffer.from(ground), "granvika.svg")));
  await only("websiteSettings", {
    enableCPay: false,
    enableOnlineBooking: false,
    enableFeedback: true,
    offeredLanguages: ["en"],
  });
  await call("POST", kinds.priceList.path, toApiValues(prices));
  await only("homePage", homePage);
  await only("seaReading", { temperature: 18.5, measuredAt: site.context.now().toString() });
  for (const [kind, values] of several) await call("POST", kinds[kind].path, toApiValues(values));
  const words = (title: string) => ({ title, subTitle: `${title}.`, text: `<p>${title}!</p>` });
  const article = {
    isActive: true,
    publishedDate: "2026-07-02T08:00",
    imageUrl: shore,
    text: { nb: words("Flåten ligger ute"), en: words("The raft is out") },
  };
  await call("POST", kinds.article.path, toApiValues(article));
  const file = await send<object>("/documents/file", await pdf(), "ordensregler.pdf");
  const document = {
    date: "2026-05-01",
    files: { nb: file },
    text: {
      nb: { title: "Ordensregler", description: "Én side." },
      en: { title: "House rules", description: "One page." },
    },
  };
  await call("POST", kinds.document.path, toApiValues(document));
  const slide = {
    id: 1,
    url: spruces,
    sortorder: 1,
    text: { nb: { title: "Granene", subtitle: "Høye." }, en: { title: "The spruces", subtitle: "Tall." } },
  };
  const drawnSlide = {
    ...slide,
    id: 2,
    url: "drawing:lake",
    sortorder: 2,
    text: { nb: { title: "Vannet", subtitle: "Stille." }, en: { title: "The water", subtitle: "Calm." } },
  };
  await only("contentBlock", { name: "home", images: [slide, drawnSlide] });
  await call(
    "PUT",
    `${kinds.camera.path}/1`,
    toApiValues({ isOn: true, text: { nb: { title: "Mot vannet" }, en: { title: "Towards the water" } } }),
  );

  const privacy = privacyStatement({
    identity: { ...identity, wayChart: null },
    kinds: kindNames,
    sendsReceipts: true,
  });
  const items = await call<{ id: number; page: string }[]>("GET", kinds.pageText.path);
  for (const { id, page } of items) {
    const proposal =
      page === "privacyPolicy" ? privacy : proposePageText(page as Parameters<typeof proposePageText>[0]);
    if (page === "cabins" || !proposal) continue;
    const { nb, en } = proposal;
    await call(
      "PUT",
      `${kinds.pageText.path}/${id}`,
      toApiValues({ page, imageUrl: null, facts: [], text: { nb, en } }),
    );
  }
  return { pictures };
}
