type Answer = { data: { id: string }[]; metadata: { total: number } };
type Ask = (path: string) => Promise<Answer>;

export interface Query {
  title: string;
  /** Parameters sent in turn. */
  variants: Record<string, string | number>[];
}

const common = { per_page: 10, include_children: 'true', include_voided: 'true' };
const byName = { ...common, name_sort_order: 'asc' };
const pagesOfTail = 20;

/** Typical queries of a long list. */
export async function queriesOf(ask: Ask): Promise<Query[]> {
  const idsOf = async (model: 'brands' | 'categories') =>
    (await ask(`${model}?per_page=20&include_children=false`)).data.map(({ id }) => id);
  const [brands, categories, { metadata }] = await Promise.all([
    idsOf('brands'),
    idsOf('categories'),
    ask('products?per_page=1'),
  ]);
  const lastPage = Math.floor(metadata.total / common.per_page);
  return [
    { title: 'first page by name', variants: [byName] },
    {
      title: 'a page near the end, by name',
      variants: Array.from({ length: pagesOfTail }, (_, index) => ({ ...byName, page: lastPage - index })),
    },
    {
      title: 'name contains, many match',
      variants: ['galaxy', 'iphone', 'pro', 'black'].map((name) => ({ ...byName, name })),
    },
    {
      title: 'name contains, few match',
      variants: ['quest 3', 'zenbook', 'airpods max', 'no such thing'].map((name) => ({ ...byName, name })),
    },
    { title: 'brand', variants: brands.map((id) => ({ ...byName, brand_id: id })) },
    { title: 'category', variants: categories.map((id) => ({ ...byName, category_id: id })) },
    {
      title: 'created in a quarter, newest first',
      variants: ['2023-01', '2023-07', '2024-01', '2025-01'].map((month) => ({
        ...common,
        created_date_sort_order: 'desc',
        min_created_date: `${month}-01`,
        max_created_date: `${month.slice(0, 5)}${String(Number(month.slice(5)) + 2).padStart(2, '0')}-28`,
      })),
    },
  ];
}
