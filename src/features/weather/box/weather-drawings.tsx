import type { DayScale as Day } from "./weather-box.server.ts";

/**
 * A compass with a tick at every 15 degrees; its arrow flies with the wind, away from where that comes from.
 * @param from degrees clockwise from north; without it there is no arrow
 */
export function WindRose({ from }: { from: number | undefined }) {
  return (
    <svg className="wind-rose" viewBox="-20 -20 40 40" aria-hidden="true">
      <circle r="19.3" />
      <circle r="16.2" pathLength="24" strokeDasharray=".28 .72" strokeDashoffset=".14" strokeWidth="3" />
      <circle r="15.4" pathLength="4" strokeDasharray=".07 .93" strokeDashoffset=".035" strokeWidth="4.6" />
      {from !== undefined && (
        <path transform={`rotate(${from + 180})`} d="M0-11.5 5.5 0H1.4v10.5h-2.8V0h-4.1z" />
      )}
    </svg>
  );
}

/** Today from midnight to midnight: dark, sun, dark, with a mark where we are. Hours are ticked below. */
export function DayScale({ day: { from, to, now } }: { day: Day }) {
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  return (
    <svg className="day-scale" aria-hidden="true">
      <rect className="dark" width="100%" height="7" y="9" />
      {to > from && <rect className="sun" x={percent(from)} width={percent(to - from)} height="7" y="9" />}
      <svg x={percent(now)} overflow="visible">
        <path d="M-5.5 0h11L.9 7.5V18h-1.8V7.5z" />
      </svg>
    </svg>
  );
}

export function Drop() {
  return (
    <svg className="icon line" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3c3.6 4.6 6 8 6 11a6 6 0 0 1-12 0c0-3 2.4-6.4 6-11z" />
    </svg>
  );
}
