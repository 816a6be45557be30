import type { Static, TObject } from 'typebox';
import { useRecordContext, type RaRecord } from 'react-admin';
import type { VersionedRecord } from '../../dataProvider/endpointsProvider.ts';
import type { Model } from '../../schemas/model.ts';

/** Returns the record of the surrounding detail page, whose model it takes; throws outside of one. */
export function usePageRecord<S extends TObject>({ name }: Model<S>): Static<S> & VersionedRecord {
  const record = useRecordContext<RaRecord & Static<S>>();
  if (!record) throw new Error(`There is no record of ${name} around`);
  return record;
}
