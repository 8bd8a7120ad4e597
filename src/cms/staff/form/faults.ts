import type { z } from "zod";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { faultWordsIn } from "#src/cms/kind/fault-words.ts";
import { ApiError, NoAnswerError, type FieldFault } from "#src/cms/staff/api.ts";
import { staffText } from "#messages/staff";

export interface Fault {
  path: string;
  message: string;
}

/** Validates values with a schema. Returns at most one fault per field. */
export function faultsIn(schema: z.ZodType, values: unknown, language: Language): Fault[] {
  const result = schema.safeParse(values);
  if (result.success) return [];
  const faults = new Map<string, string>();
  for (const issue of result.error.issues) {
    const path = issue.path.join(".");
    if (!faults.has(path)) faults.set(path, faultWords(issue, language));
  }
  return [...faults].map(([path, message]) => ({ path, message }));
}

function faultWords(issue: z.core.$ZodIssue, language: Language): string {
  const { faults } = staffText[language];
  switch (issue.code) {
    case "too_small":
      return issue.origin === "number" || issue.origin === "int"
        ? faults.tooSmall({ least: inWords(issue.minimum, language) })
        : faults.empty;
    case "too_big": {
      const most = inWords(issue.maximum, language);
      if (issue.origin === "string") return faults.tooLong({ most: Number(issue.maximum) });
      return issue.origin === "array" ? faults.tooMany({ most }) : faults.tooGreat({ most });
    }
    case "invalid_type":
      if (issue.expected === "int") return faults.notWhole;
      return issue.expected === "number" ? faults.notNumber : faults.empty;
    case "custom":
      return faultWordsIn(issue.params)?.[language] ?? faults.other;
    case "invalid_format":
      return formatWords[issue.format]?.(faults) ?? faults.other;
    default:
      return faults.other;
  }
}

const inWords = (limit: number | bigint, language: Language) => limit.toLocaleString(languageTag[language]);

type Faults = (typeof staffText)[Language]["faults"];

/** TABLE  the messages for a text in a wrong format. */
const formatWords: Record<string, (faults: Faults) => string> = {
  date: ({ notDate }) => notDate,
  datetime: ({ notDate }) => notDate,
  email: ({ notEmail }) => notEmail,
  url: ({ notUrl }) => notUrl,
};

export function refusedFaults(faults: readonly FieldFault[], language: Language): Fault[] {
  return faults.map((fault) => ({
    path: fault.field,
    message: knownWords(fault, language) ?? staffText[language].faults.other,
  }));
}

function knownWords({ type = "", words }: FieldFault, language: Language): string | undefined {
  if (words) return words[language];
  const { faults, failures } = staffText[language];
  if (type === "picture-gone" || type === "empty") return faults[type];
  return Object.hasOwn(failures, type) ? failures[type as keyof typeof failures] : undefined;
}

/** Returns a message about a failed call. @throws `error` if it is neither an `ApiError` nor a `NoAnswerError` */
export function failureWords(error: unknown, language: Language): string {
  const { failures } = staffText[language];
  if (error instanceof NoAnswerError) return failures.noAnswer;
  if (!(error instanceof ApiError)) throw error;
  // Some problem types are more specific than their status.
  if (Object.hasOwn(failures, error.kind)) return failures[error.kind as keyof typeof failures];
  const known = error.faults.map((fault) => knownWords(fault, language)).find(Boolean);
  if (known) return known;
  switch (error.status) {
    case 401:
      return failures.signedOut;
    case 403:
      return failures.notAllowed;
    case 404:
    case 410:
      return failures.gone;
    case 409:
      return failures.conflict;
    case 412:
      return failures.stale;
    case 413:
      return failures.tooLarge;
    case 429:
      return `${failures.tooOften} ${later(error, language)}`;
    case 502:
    case 503:
    case 504:
      return `${failures.unavailable} ${later(error, language)}`;
    default:
      return failures.internal;
  }
}

function later({ waitSeconds }: ApiError, language: Language): string {
  const inTime = new Intl.RelativeTimeFormat(languageTag[language]);
  return staffText[language].tryLater({
    when:
      (waitSeconds === undefined
        ? undefined
        : waitSeconds < 100
          ? inTime.format(waitSeconds, "second")
          : inTime.format(Math.ceil(waitSeconds / 60), "minute")) || undefined,
  });
}
