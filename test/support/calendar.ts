import ICAL from "ical.js";

/**
 * Reads a calendar file.
 * @throws Error when the file violates RFC 5545, or an entry lacks a required property
 */
export function readCalendar(body: string): { name: unknown; events: ICAL.Event[] } {
  const calendar = new ICAL.Component(ICAL.parse(body) as unknown[]);
  if (calendar.name !== "vcalendar") throw new Error(`A ${calendar.name} is no calendar.`);
  expectOnce(calendar, ["prodid", "version"]);
  for (const zone of calendar.getAllSubcomponents("vtimezone")) expectOnce(zone, ["tzid"]);
  const entries = calendar.getAllSubcomponents("vevent");
  for (const entry of entries) expectOnce(entry, ["uid", "dtstamp", "dtstart"]);
  return {
    name: calendar.getFirstPropertyValue("x-wr-calname"),
    events: entries.map((entry) => new ICAL.Event(entry, { strictExceptions: true })),
  };
}

/** Expects each property exactly once (RFC 5545, 3.6). */
function expectOnce(component: ICAL.Component, names: string[]): void {
  for (const name of names) {
    const { length } = component.getAllProperties(name);
    if (length !== 1) throw new Error(`A ${component.name} has ${length} ${name}.`);
  }
}
