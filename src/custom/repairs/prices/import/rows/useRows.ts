import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { PlanKind, PlanRow } from '../../types.ts';
import type { Sheet } from '../sheet.ts';

const pageSize = 50;

/** Returns the matching rows of a kind from `first` to `last`, loaded from the worker when they become visible. */
export function useRows(
  { id, worker, plan }: Sheet,
  kind: PlanKind,
  search: string,
  first: number,
  last: number,
) {
  const page = (number: number) => ({
    queryKey: ['priceSheet', id, plan.counts, kind, search, number],
    queryFn: () => worker.rows({ kinds: [kind], search, offset: number * pageSize, limit: pageSize }),
    staleTime: Infinity,
    gcTime: 10_000,
  });
  const start = useQuery({ ...page(0), placeholderData: keepPreviousData });
  const total = start.data?.total;
  const end = Math.min(last, (total ?? 0) - 1);
  const numbers = pagesBetween(first, end);
  const pages = useQueries({ queries: numbers.map(page) });
  const rowAt = (index: number): PlanRow | undefined => {
    const number = Math.floor(index / pageSize);
    return pages[numbers.indexOf(number)]?.data?.rows[index % pageSize];
  };
  return { total, rowAt };
}

function pagesBetween(first: number, last: number): number[] {
  const from = Math.floor(first / pageSize);
  return Array.from(
    { length: Math.max(0, Math.floor(last / pageSize) - from + 1) },
    (_, index) => from + index,
  );
}
