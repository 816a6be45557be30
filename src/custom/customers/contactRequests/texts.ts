import type { RecordText } from '../../../kit/slots.ts';
import { contactRequests } from '../../../schemas/customers/contactRequests.ts';
import { nameOf } from '../../../schemas/model.ts';

/** Capitalizes each word of a name: 'jean-luc o’neil' becomes 'Jean-Luc O’Neil'. */
export const capitalized = (name: string): string =>
  name.replace(/(^|[\s'’-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

export const requestName: RecordText = (record) => capitalized(nameOf(contactRequests, record));

const longestNote = 150;

/** The first 150 characters of a note, with an ellipsis if it is longer (contract 4 §9). */
export function shortNote(note: string): string {
  const characters = Array.from(note);
  return characters.length > longestNote ? `${characters.slice(0, longestNote).join('').trimEnd()}…` : note;
}
