import type { Translated } from "#src/i18n/language.ts";

interface SeedEvent {
  /** Oslo's time. */
  startsAt: string;
  endsAt: string;
  /** Name of a drawing among the photos. */
  image?: string;
  text: Translated<{ title: string; place: string; description: string }>;
}

const crabFishing: SeedEvent["text"] = {
  nb: {
    title: "Krabbefiske for barn",
    place: "Brygga",
    description: "Vi har bøtter og snører. Krabbene slippes ut igjen.",
  },
  en: {
    title: "Crab fishing for children",
    place: "The jetty",
    description: "We have buckets and lines. The crabs go back into the sea.",
  },
  de: {
    title: "Krabbenangeln für Kinder",
    place: "Am Steg",
    description: "Eimer und Schnüre haben wir. Die Krabben kommen zurück ins Meer.",
  },
};

export const events: SeedEvent[] = [
  {
    startsAt: "2027-04-10T10:00",
    endsAt: "2027-04-10T14:00",
    text: {
      nb: {
        title: "Vårdugnad",
        place: "Plassen",
        description: "Vi rydder sammen, og det blir suppe til alle.",
      },
      en: {
        title: "Spring clean-up",
        place: "All over the site",
        description: "We tidy up together, and there is soup for all.",
      },
      de: {
        title: "Frühjahrsputz",
        place: "Auf dem Platz",
        description: "Wir räumen gemeinsam auf, und für alle gibt es Suppe.",
      },
    },
  },
  {
    startsAt: "2027-05-17T09:00",
    endsAt: "2027-05-17T12:00",
    text: {
      nb: {
        title: "17.\u00a0mai",
        place: "Resepsjonen",
        description: "Flaggheising, frokost og barnetog rundt plassen.",
      },
      en: {
        title: "Norway’s Constitution Day",
        place: "Reception",
        description: "Flag raising, breakfast and a children’s parade round the site.",
      },
      de: {
        title: "Norwegischer Nationalfeiertag",
        place: "Rezeption",
        description: "Flaggenhissen, Frühstück und Kinderumzug über den Platz.",
      },
    },
  },
  {
    startsAt: "2027-06-23T20:00",
    endsAt: "2027-06-23T23:00",
    image: "midsummer-evening",
    text: {
      nb: {
        title: "Sankthansbål",
        place: "Svaberget",
        description: "Ta med pledd. Vi har deig til pinnebrød.",
      },
      en: {
        title: "Midsummer bonfire",
        place: "Svaberget",
        description: "Bring a blanket. We have dough for bread on a stick.",
      },
      de: {
        title: "Mittsommerfeuer",
        place: "Svaberget",
        description: "Bringen Sie eine Decke mit. Teig für Stockbrot haben wir.",
      },
    },
  },
  ...["03", "10", "17", "24", "31"].map((day) => ({
    startsAt: `2027-07-${day}T11:00`,
    endsAt: `2027-07-${day}T12:30`,
    text: crabFishing,
  })),
  {
    startsAt: "2027-07-24T19:00",
    endsAt: "2027-07-24T22:00",
    text: {
      nb: {
        title: "Sommerfest",
        place: "Terrassen ved sjøen",
        description: "Gitar og dans for store og små.",
      },
      en: {
        title: "Summer party",
        place: "The terrace by the sea",
        description: "Guitar and dancing for young and old.",
      },
      de: {
        title: "Sommerfest",
        place: "Terrasse am Meer",
        description: "Gitarre und Tanz für Groß und Klein.",
      },
    },
  },
  {
    startsAt: "2027-08-07T12:00",
    endsAt: "2027-08-07T14:00",
    text: {
      nb: { title: "Natursti", place: "Start ved resepsjonen", description: "Premie til alle som blir med." },
      en: {
        title: "Nature trail",
        place: "Starts at reception",
        description: "A prize for everyone who takes part.",
      },
      de: {
        title: "Naturrallye",
        place: "Start an der Rezeption",
        description: "Preise für alle, die mitmachen.",
      },
    },
  },
  {
    startsAt: "2027-09-04T20:00",
    endsAt: "2027-09-04T22:00",
    text: {
      nb: {
        title: "Lyktekveld",
        place: "Stranda",
        description: "Vi tenner lykter og tar farvel med sommeren.",
      },
      en: {
        title: "An evening of lanterns",
        place: "The beach",
        description: "We light lanterns and say goodbye to summer.",
      },
      de: {
        title: "Laternenabend",
        place: "Am Strand",
        description: "Wir zünden Laternen an und verabschieden den Sommer.",
      },
    },
  },
];
