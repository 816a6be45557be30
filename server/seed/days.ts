const DAY = 86_400_000;

/** The demo's past ends here, so that it is the same on every machine. */
const reference = Date.UTC(2025, 11, 1, 15);

/** A moment in the three years before the demo's reference day; `share` from 0 to 1. */
export const pastMoment = (share: number) => new Date(Math.round(reference - share * 3 * 365 * DAY));

/** A past moment when a device of that year was on sale already. */
export const saleMoment = (share: number, year: number) =>
  pastMoment(share * Math.min(1, (2025 - year) / 3 + 0.05));

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** HH:mm:ss of a number of minutes after midnight. */
export const timeOf = (minutes: number) =>
  `${[Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')}:00`;
