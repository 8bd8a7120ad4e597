/** A stored time of day: 09:00. */
export const timeOfDayPattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Parses a time of day as people type it: 9, 0900, 9.00, 9:00, kl. 9.
 * @returns the time as it is stored, 09:00, or undefined when the text is no time
 */
export function parseTimeOfDay(text: string): string | undefined {
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/^kl\.?\s*/, "")
    .replace(/\s*uhr$/, "");
  const [, hour, minute = "00"] =
    /^(\d{1,2})(?:\s*[.:,\s]\s*(\d{2}))?$/.exec(typed) ?? /^(\d{1,2})(\d{2})$/.exec(typed) ?? [];
  const time = `${hour?.padStart(2, "0")}:${minute}`;
  return timeOfDayPattern.test(time) ? time : undefined;
}
