import { useDataProvider } from 'react-admin';
import { products } from '../../../../schemas/catalog/products.ts';
import { normalizeText } from '../../../../schemas/normalizeText.ts';
import type { PriceRow } from '../../../../schemas/trade/prices.ts';
import type { Device } from './planImport.ts';
import type { ReadRow } from './readPrices.ts';

/** Maximum number of names looked up one by one. */
const maxNames = 200;
const chunk = 100;

/** Finds the sheet's devices: by id, or by name for rows without one. */
export function useDevices() {
  const dataProvider = useDataProvider();
  return async (rows: readonly ReadRow[], prices: readonly PriceRow[]): Promise<Device[]> => {
    const known = new Map(prices.map(({ product_id: id, product: name }) => [id, { id, name }]));
    const names = new Set([...known.values()].map(({ name }) => normalizeText(name.trim())));
    const ids = [...new Set(rows.map(({ id }) => id))].filter((id) => isUuid(id) && !known.has(id));
    for (let start = 0; start < ids.length; start += chunk) {
      const { data } = await dataProvider.getMany<Device>(products.name, {
        ids: ids.slice(start, start + chunk),
      });
      for (const { id, name } of data) known.set(id, { id, name });
    }
    const wanted = [...new Set(rows.filter(({ id }) => !id).map(({ product }) => product.trim()))]
      .filter((name) => !names.has(normalizeText(name)))
      .slice(0, maxNames);
    for (const name of wanted) {
      const { data } = await dataProvider.getList<Device>(products.name, {
        filter: { name },
        sort: { field: 'name', order: 'ASC' },
        pagination: { page: 1, perPage: 20 },
      });
      const found = data.find((one) => normalizeText(one.name.trim()) === normalizeText(name));
      if (found) known.set(found.id, { id: found.id, name: found.name });
    }
    return [...known.values()];
  };
}

const isUuid = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
