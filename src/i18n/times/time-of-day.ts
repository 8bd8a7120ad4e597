/** The form of a stored time of day, such as 09:00. */
export const timeOfDayPattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Midnight at the end of a day. Midnight at the beginning of a day is 00:00. */
export const endOfDay = "24:00";

/** Parses 9, 0900, 9.00, 9:00 or kl. 9. @returns the stored form 09:00, or undefined for other text */
export function parseTimeOfDay(text: string): string | undefined {
  const time = toHoursAndMinutes(text);
  return time && timeOfDayPattern.test(time) ? time : undefined;
}

/** Parses the time at which a period ends. Midnight gives 24:00, even if it is typed as 0 or 00:00. */
export function parseEndTime(text: string): string | undefined {
  const time = toHoursAndMinutes(text);
  return time === "00:00" || time === endOfDay ? endOfDay : parseTimeOfDay(text);
}

/** Returns typed text as HH:MM, without checking the range. Returns undefined for other text. */
function toHoursAndMinutes(text: string): string | undefined {
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/^kl\.?\s*/, "")
    .replace(/\s*uhr$/, "");
  const [, hour, minute = "00"] =
    /^(\d{1,2})(?:\s*[.:,\s]\s*(\d{2}))?$/.exec(typed) ?? /^(\d{1,2})(\d{2})$/.exec(typed) ?? [];
  return hour && `${hour.padStart(2, "0")}:${minute}`;
}
