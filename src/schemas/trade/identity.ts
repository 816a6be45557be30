import { Type, type Static } from 'typebox';
import { Entity, Name } from '../common.ts';
import { documentKinds } from './states.ts';
import { nonBlankLine } from '../textPatterns.ts';

/** Identity of a seller according to a document; nothing else of it is stored. */
export const Identity = Entity({
  document_kind: Type.Enum([...documentKinds]),
  document_number: Type.String({ ...nonBlankLine, maxLength: 60 }),
  name: Name,
  birth_date: Type.String({ format: 'date' }),
});
export type Identity = Static<typeof Identity>;

/** The age on a day (YYYY-MM-DD); a birthday on 29 February counts from 1 March. */
export function ageOn(day: string, birth: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}
