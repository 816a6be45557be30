import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList, type GetListResult, type RaRecord } from 'react-admin';
import type { Repair } from '../../../schemas/repairs/repairs.ts';

export interface RepairSearch {
  brandId?: string;
  deviceId?: string;
  title: string;
}

type Row = Repair & RaRecord<string>;

interface PageParam {
  chunk: number;
  page: number;
}

const firstPage: PageParam = { chunk: 0, page: 1 };

const pageSize = 50;

/** Devices per request: more would exceed the URL length. */
const chunkSize = 100;

/**
 * Loads active repairs by title, page by page. The services know a repair's device but not its brand, so a brand is
 * expanded to its devices, in chunks that fit in a URL.
 */
export function useRepairs({ brandId, deviceId, title }: RepairSearch) {
  const dataProvider = useDataProvider();
  const ofBrand = useDevices(deviceId ? undefined : brandId);
  const chunks = deviceId ? [[deviceId]] : brandId ? ofBrand.chunks : [undefined];
  const repairs = useInfiniteQuery({
    queryKey: ['repairs', 'choose', chunks, title],
    enabled: Boolean(chunks?.length),
    initialPageParam: firstPage,
    queryFn: async ({ pageParam: { chunk, page }, signal }) => {
      const params = {
        filter: {
          is_active: true,
          include_voided: false,
          product_id: chunks?.[chunk],
          title: title || undefined,
        },
        sort: { field: 'title', order: 'ASC' },
        pagination: { page, perPage: pageSize },
        signal,
      } as const;
      // Empty when the session has ended: the login screen is shown.
      const answer: Partial<GetListResult<Row>> = await dataProvider.getList<Row>('repairs', params);
      return { data: answer.data ?? [], total: answer.total ?? 0 };
    },
    getNextPageParam: ({ data, total }, _, { chunk, page }): PageParam | undefined => {
      if (data.length > 0 && page * pageSize < total) return { chunk, page: page + 1 };
      return chunk + 1 < (chunks?.length ?? 0) ? { chunk: chunk + 1, page: 1 } : undefined;
    },
  });
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = repairs;
  const rows = chunks?.length === 0 ? [] : data?.pages.flatMap((page) => page.data);
  return {
    rows,
    isEmpty: rows?.length === 0 && !hasNextPage,
    hasFailed: isError || ofBrand.isError,
    hasMore: hasNextPage && !isFetchingNextPage && !isError,
    fetchMore: fetchNextPage,
    retry: () => void (ofBrand.isError ? ofBrand.refetch() : repairs.refetch()),
  };
}

function useDevices(brandId: string | undefined) {
  const { data, isError, refetch } = useGetList(
    'products',
    {
      filter: { brand_id: brandId, include_voided: false, include_children: false },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: 100_000 },
    },
    { enabled: brandId !== undefined },
  );
  const ids = data?.map(({ id }) => String(id));
  const chunks =
    ids &&
    Array.from({ length: Math.ceil(ids.length / chunkSize) }, (_, chunk) =>
      ids.slice(chunk * chunkSize, (chunk + 1) * chunkSize),
    );
  return { chunks, isError, refetch };
}
