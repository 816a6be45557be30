/** Lower case, without accents, words joined by hyphens. */
export const slugOf = (text: string) =>
  plain(text)
    .replaceAll('+', ' plus')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The local part of a person's email address. */
export const mailboxOf = (firstName: string, lastName: string) =>
  [firstName, lastName].map((name) => plain(name).replace(/[^a-z]/g, '')).join('.');

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
