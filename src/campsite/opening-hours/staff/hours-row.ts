import { siteNow } from "#src/cms/staff/clock.ts";
import type { StaffIdentity } from "#src/campsite/identity/identity.ts";
import { loadStoredIdentity } from "#src/campsite/identity/staff/identity-row.ts";
import { areHoursWritten, monthDayInWords } from "#src/campsite/opening-hours/opening-hours.ts";
import { receptionNow, receptionState } from "#src/campsite/opening-hours/reception.ts";
import { isAllYear } from "#src/campsite/opening-hours/season.ts";
import type { RowState } from "#src/cms/staff/places/place-row.ts";
import { hoursRowText } from "#messages/identity";

/** Shows the season and the reception's state in the row. */
export const hoursState: RowState<StaffIdentity> = {
  load: loadStoredIdentity,
  words(identity, language) {
    if (!areHoursWritten(identity)) return undefined;
    const text = hoursRowText[language];
    const reception = `${receptionNow(receptionState(identity, siteNow()), language)}.`;
    if (isAllYear(identity.season)) return text.allYear({ reception });
    const [opens, closes] = [identity.season.opens, identity.season.closes].map((day) =>
      monthDayInWords(day, language),
    );
    return text.season({ opens: opens!, closes: closes!, reception });
  },
};
