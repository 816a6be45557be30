/** Where the browser says that it is. */
export const guessTimezone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
