/** Messages an hour from one number or address that are stored; further ones are dropped. */
export const MOST_AN_HOUR = 200;
