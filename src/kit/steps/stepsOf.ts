import type { RaRecord } from 'react-admin';
import { can, type Who } from '../../schemas/can.ts';
import type { Model } from '../../schemas/model.ts';

/** A numbered record with states and steps. */
export interface StatefulRecord extends RaRecord<string> {
  number: number;
  state: string;
  _etag?: string;
}

/** Returns the steps that the user may take from the record's state, in the model's order. */
export const stepsOf = (who: Who, { steps = {} }: Model, record: StatefulRecord): string[] =>
  Object.entries(steps)
    .filter(
      ([, { access, from }]) =>
        from.includes(record.state) && can(who, 'update', { access: { update: access } }, record) === true,
    )
    .map(([name]) => name);
