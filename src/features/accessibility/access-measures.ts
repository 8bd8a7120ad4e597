import { accessibilityText } from "#messages/accessibility";
import type { Language } from "#src/i18n/language.ts";
import type { AccessPlace } from "./access-place.ts";

/** One line about a place. Lengths are in cm. */
export interface Measure {
  name: keyof (typeof accessibilityText)["nb"]["measures"];
  value: string;
  isStepFree?: boolean;
}

export function entranceInWords(
  { threshold, entrance }: Pick<AccessPlace, "threshold" | "entrance">,
  language: Language,
): string {
  const text = accessibilityText[language];
  const step = threshold === null ? "" : threshold === 0 ? text.stepFree : text.step({ height: threshold });
  return [step, entrance].filter(Boolean).join(", ");
}

type Words = Pick<AccessPlace, "entrance" | "shower" | "toilet" | "parking" | "more">;

/** Returns the known measures of a place. @param words the words in `language` */
export function measuresOf(place: AccessPlace, words: Words, language: Language): Measure[] {
  const { threshold, doorWidth, readerHeight, turningSpace } = place;
  const text = accessibilityText[language];
  const length = (value: number | null) => (value === null ? "" : text.length({ value }));
  const all: Measure[] = [
    {
      name: "entrance",
      value: entranceInWords({ threshold, entrance: words.entrance }, language),
      isStepFree: threshold === 0,
    },
    { name: "door", value: length(doorWidth) },
    { name: "reader", value: readerHeight === null ? "" : text.aboveGround({ value: readerHeight }) },
    { name: "shower", value: words.shower },
    { name: "toilet", value: words.toilet },
    { name: "turning", value: length(turningSpace) },
    { name: "parking", value: words.parking },
    { name: "more", value: words.more },
  ];
  return all.filter(({ value }) => value !== "");
}

/** Returns the summary of all places: the step-free entrances, the narrowest door and the smallest turning space. */
export function figuresOf(places: readonly AccessPlace[], language: Language) {
  const text = accessibilityText[language];
  const known = (name: "threshold" | "doorWidth" | "turningSpace") =>
    places.flatMap((place) => place[name] ?? []);
  const [steps, doors, spaces] = [known("threshold"), known("doorWidth"), known("turningSpace")];
  const free = steps.filter((height) => height === 0).length;
  return [
    ...(steps.length > 0
      ? [
          {
            icon: "accessible" as const,
            label: text.figures.stepFree,
            value: text.outOf({ free, all: steps.length }),
          },
        ]
      : []),
    ...(doors.length > 0
      ? [
          {
            icon: "arrival" as const,
            label: text.figures.door,
            value: text.length({ value: Math.min(...doors) }),
          },
        ]
      : []),
    ...(spaces.length > 0
      ? [
          {
            icon: "size" as const,
            label: text.figures.turning,
            value: text.length({ value: Math.min(...spaces) }),
          },
        ]
      : []),
  ];
}
