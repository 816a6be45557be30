import type { Model } from '../schemas/model.ts';

type Filter = Record<string, string | number>;

interface ListParams {
  pagination: { page: number; perPage: number };
  sort: { field: string; order: 'ASC' | 'DESC' };
  filter: Filter;
}

/** Parses the list parameters of a URL as react-admin does. */
export function listParams(search: string, { defaultSort }: Model, defaultPerPage: number): ListParams {
  const asked = new URLSearchParams(search);
  const sort = asked.get('sort');
  return {
    pagination: {
      page: Number(asked.get('page')) || 1,
      perPage: Number(asked.get('perPage')) || defaultPerPage,
    },
    sort: sort ? { field: sort, order: asked.get('order') === 'DESC' ? 'DESC' : 'ASC' } : defaultSort,
    filter: parseFilter(asked.get('filter')),
  };
}

function parseFilter(text: string | null): Filter {
  try {
    return { ...(JSON.parse(text ?? '{}') as Filter) };
  } catch {
    return {};
  }
}
