/** Returns the browser's time zone. */
export const guessTimezone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
