import { Type, type Static } from 'typebox';
import { Entity, NullableString } from '../common.ts';
import { Time } from './hours.ts';
import { singleLine } from '../textPatterns.ts';

/** A day on which a location keeps other hours than its weekday's; without times it is closed. */
export const Closure = Entity({
  date: Type.String({ format: 'date' }),
  name: NullableString({ ...singleLine, maxLength: 100 }),
  open: Time,
  close: Time,
});
export type Closure = Static<typeof Closure>;

/** The closure of a day, if there is one. */
export const closureOn = (closures: readonly Closure[], day: string): Closure | undefined =>
  closures.find(({ date }) => date === day);

/** Every day once, and times that are both there and in their order. */
export function closureErrors(closures: readonly Closure[]) {
  const days = closures.map(({ date }) => date);
  return closures.flatMap(({ date, open, close }, index) => {
    const path = `/closures/${index}`;
    if (days.indexOf(date) !== index) return [{ path: `${path}/date`, code: 'unique' }];
    if (!open !== !close) return [{ path: `${path}/${open ? 'close' : 'open'}`, code: 'required' }];
    return open && close && open >= close ? [{ path: `${path}/close`, code: 'closing' }] : [];
  });
}
