import { Type, type Static } from 'typebox';
import { Entity, NullableString } from '../common.ts';
import { Time } from './hours.ts';
import { singleLine } from '../textPatterns.ts';

/** A day with opening hours that differ from its weekday's; without times the location is closed. */
export const Closure = Entity({
  date: Type.String({ format: 'date' }),
  name: NullableString({ ...singleLine, maxLength: 100 }),
  open: Time,
  close: Time,
});
export type Closure = Static<typeof Closure>;

export const closureOn = (closures: readonly Closure[], day: string): Closure | undefined =>
  closures.find(({ date }) => date === day);

/** Requires unique days, and an opening time before the closing time, or neither. */
export function closureErrors(closures: readonly Closure[]) {
  const days = closures.map(({ date }) => date);
  return closures.flatMap(({ date, open, close }, index) => {
    const path = `/closures/${index}`;
    if (days.indexOf(date) !== index) return [{ path: `${path}/date`, code: 'unique' }];
    if (!open !== !close) return [{ path: `${path}/${open ? 'close' : 'open'}`, code: 'required' }];
    return open && close && open >= close ? [{ path: `${path}/close`, code: 'closing' }] : [];
  });
}
