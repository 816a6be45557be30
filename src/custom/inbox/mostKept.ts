/** Returns how many characters a field keeps of what may be sent only up to a limit, so that it can be shortened. */
export const mostKept = (maxLength: number): number => 10 * maxLength;
