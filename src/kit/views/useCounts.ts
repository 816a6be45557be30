import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'react-admin';
import type { ListCounting } from '../../dataProvider/counts.ts';
import type { Model } from '../../schemas/model.ts';
import type { ViewFilter } from '../../schemas/views/savedViews.ts';

/** Returns the number of records of each filter, in one call; nothing while unknown. */
export function useCounts(model: Model, filters: ViewFilter[], isEnabled: boolean): (number | null)[] {
  const dataProvider = useDataProvider<ReturnType<typeof useDataProvider> & ListCounting>();
  const { filter: permanent } = useListContext();
  const all = filters.map((one) => ({ ...one, ...permanent }));
  const { data = [] } = useQuery({
    queryKey: [model.name, 'counts', all],
    queryFn: ({ signal }) => dataProvider.countRecords(model, { filters: all, signal }),
    enabled: isEnabled,
    retry: false,
    staleTime: 5000,
    placeholderData: (before) => before,
  });
  return data;
}
