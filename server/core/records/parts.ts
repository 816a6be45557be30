import { allows } from '../../../src/schemas/can.ts';
import type { OptionalField } from '../../../src/schemas/model.ts';
import type { Entity, Values, Writing } from './entity.ts';

/** The columns that a list returns. */
export const listedColumns = ({
  columns,
  model: { optionalFields: parts = {} },
}: Pick<Entity, 'columns' | 'model'>) =>
  Object.fromEntries(Object.entries(columns).filter(([key]) => !(key in parts)));

/** Removes optional fields that are not requested or not permitted from a record, and reads those stored elsewhere. */
export async function fillParts({ scope, who, entity }: Writing, record: Values, query: Values) {
  const { model, hooks } = entity;
  for (const [property, part] of Object.entries(model.optionalFields ?? {})) {
    if (query[part.query] !== true || !maySee(who, part, record)) delete record[property];
    else record[property] ??= await hooks.parts?.[property]?.(scope, record);
  }
}

const maySee = (who: Writing['who'], { access }: OptionalField, record: Values) =>
  allows(who, access, record);
