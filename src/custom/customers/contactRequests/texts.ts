import type { RecordText } from '../../../kit/slots.ts';
import { contactRequests } from '../../../schemas/customers/contactRequests.ts';
import { nameOf } from '../../../schemas/model.ts';

/** Each word of a name with a capital at its beginning: 'jean-luc o’neil' as 'Jean-Luc O’Neil'. */
export const capitalized = (name: string): string =>
  name.replace(/(^|[\s'’-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

export const requestName: RecordText = (record) => capitalized(nameOf(contactRequests, record));

const longestNote = 150;

/** The first 150 characters of a note, and an ellipsis where there are more (contract 4 §9). */
export function shortNote(note: string): string {
  const characters = Array.from(note);
  return characters.length > longestNote ? `${characters.slice(0, longestNote).join('').trimEnd()}…` : note;
}
