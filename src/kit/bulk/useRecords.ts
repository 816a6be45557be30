import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type Identifier, type RaRecord } from 'react-admin';
import { BATCH_SIZE } from '../../schemas/batch.ts';
import type { Model } from '../../schemas/model.ts';

/** Fetches the records with these ids, in the same order; missing ones are omitted. */
export function useRecords({ name }: Model, ids: Identifier[]) {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: [name, 'bulk', ids],
    queryFn: async ({ signal }) => {
      const found = new Map<Identifier, RaRecord>();
      for (let first = 0; first < ids.length; first += BATCH_SIZE) {
        const { data } = await dataProvider.getMany(name, {
          ids: ids.slice(first, first + BATCH_SIZE),
          signal,
        });
        for (const record of data) found.set(record.id, record);
      }
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    retry: false,
    gcTime: 0,
  });
}
