import { replaceEqualDeep, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GetListResult, RaRecord } from 'react-admin';
import type { VersionedRecord } from '../../dataProvider/endpointsProvider.ts';
import type { Model } from '../../schemas/model.ts';

/** Returns the record from a mounted list, if the list contains these properties. */
export function useListedRecord(
  model: Model,
  id: string,
  properties: string[] = Object.keys(model.schema.properties),
): RaRecord | undefined {
  const queryClient = useQueryClient();
  const find = () => {
    const lists = queryClient.getQueriesData<GetListResult>({
      queryKey: [model.name, 'getList'],
      type: 'active',
    });
    const records = lists.flatMap(([, list]) => list?.data ?? []);
    return records.find((one) => String(one.id) === id && properties.every((key) => key in one));
  };
  return useState(find)[0];
}

/** Returns the record without its version; the same object until a value changes. */
export function useRecordWithoutVersion<T extends RaRecord>(record: T | undefined): T | undefined {
  const [shown, setShown] = useState<T>();
  const { _etag, ...rest } = { ...record } as VersionedRecord;
  const next = record && replaceEqualDeep(shown, rest as unknown as T);
  if (next !== shown) setShown(next);
  return next;
}
