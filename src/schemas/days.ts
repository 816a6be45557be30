/** The date (YYYY-MM-DD) of a moment on the clock of a time zone; today's unless another moment is given. */
export const dayIn = (timeZone: string, moment = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);
