const DAY = 86_400_000;

/** The demo's history ends here, so that it is the same on every machine. */
const reference = Date.UTC(2025, 11, 1, 15);

/** A date in the three years before the reference date; `share` from 0 to 1. */
export const pastMoment = (share: number) => new Date(Math.round(reference - share * 3 * 365 * DAY));

/** A past date on which a device of that year was already on sale. */
export const saleMoment = (share: number, year: number) =>
  pastMoment(share * Math.min(1, (2025 - year) / 3 + 0.05));

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** Converts minutes after midnight to HH:mm:ss. */
export const timeOf = (minutes: number) =>
  `${[Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')}:00`;
