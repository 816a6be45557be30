import type { RaRecord } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import type { Model } from '../../schemas/model.ts';
import { sourceOf, type PropertySchema, type Slot } from '../slots.ts';

/**
 * Returns a check whether the user may change any of a record's properties in a form; rights may depend on the
 * property.
 */
export function useMayEdit(model: Model): (record: RaRecord | undefined, form?: Slot[]) => boolean {
  const may = useCan();
  return (record, form) =>
    (form?.map(sourceOf) ?? writable(model)).some((source) =>
      may('update', model, record, { [source]: true }),
    );
}

const writable = ({ schema }: Model) =>
  Object.entries<PropertySchema>(schema.properties).flatMap(([name, { readOnly }]) =>
    readOnly ? [] : [name],
  );
