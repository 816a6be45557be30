import type { RaRecord } from 'react-admin';
import { can, type Who } from '../../schemas/can.ts';
import type { Model } from '../../schemas/model.ts';

/** A numbered record that goes on by the steps of its model. */
export interface StatefulRecord extends RaRecord<string> {
  number: number;
  state: string;
  _etag?: string;
}

/** The steps that somebody may take of a record now, in the order of its model. */
export const stepsOf = (who: Who, { steps = {} }: Model, record: StatefulRecord): string[] =>
  Object.entries(steps)
    .filter(
      ([, { access, from }]) =>
        from.includes(record.state) && can(who, 'update', { access: { update: access } }, record) === true,
    )
    .map(([name]) => name);
