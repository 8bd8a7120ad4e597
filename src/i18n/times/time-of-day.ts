/** A stored time of day: 09:00. */
export const timeOfDayPattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Midnight as the end of a day. Its beginning is 00:00. */
export const endOfDay = "24:00";

/**
 * Parses a time of day as people type it: 9, 0900, 9.00, 9:00, kl. 9.
 * @returns the time as it is stored, 09:00, or undefined when the text is no time
 */
export function parseTimeOfDay(text: string): string | undefined {
  const time = parseDigits(text);
  return timeOfDayPattern.test(time) ? time : undefined;
}

/** Parses a time at which something ends. Unlike a beginning, midnight is 24:00: it is also typed as 0 or 00. */
export function parseEndTime(text: string): string | undefined {
  return ["00:00", endOfDay].includes(parseDigits(text)) ? endOfDay : parseTimeOfDay(text);
}

function parseDigits(text: string): string {
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/^kl\.?\s*/, "")
    .replace(/\s*uhr$/, "");
  const [, hour, minute = "00"] =
    /^(\d{1,2})(?:\s*[.:,\s]\s*(\d{2}))?$/.exec(typed) ?? /^(\d{1,2})(\d{2})$/.exec(typed) ?? [];
  return `${hour?.padStart(2, "0")}:${minute}`;
}
