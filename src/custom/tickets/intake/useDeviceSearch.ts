import { useDataProvider, type RaRecord } from 'react-admin';
import { isUnavailable } from '../../../dataProvider/errors.ts';
import type { Search } from '../../../kit/picker/useSearch.ts';
import type { Product } from '../../../schemas/catalog/products.ts';
import { products } from '../../../schemas/catalog/products.ts';
import { devices, type Device } from '../../../schemas/tickets/devices.ts';

/** A known device, or a model of the catalogue. */
export interface FoundDevice {
  kind: 'known' | 'model';
  id: string;
  name: string;
  product_id: string | null;
  details: (string | null | undefined)[];
}

const few = { page: 1, perPage: 6 };

/** Searches known devices and the catalogue. */
export function useDeviceSearch() {
  const { getList } = useDataProvider();
  const known = async (filter: object, signal?: AbortSignal) =>
    (
      await getList<RaRecord<string> & Device>(devices.name, {
        filter,
        pagination: few,
        sort: devices.defaultSort,
        signal,
      })
    ).data;
  const models = async (name: string, signal: AbortSignal) =>
    (
      await getList<RaRecord<string> & Product>(products.name, {
        filter: { name, include_voided: false },
        pagination: few,
        sort: products.defaultSort,
        signal,
      })
    ).data;
  const search: Search<FoundDevice> = {
    key: [devices.name, 'intake'],
    find: async (text, signal) => {
      const [named, numbered, offered] = await Promise.all([
        known({ name: text }, signal),
        known({ serial: text }, signal),
        models(text, signal),
      ]);
      const all = [...named, ...numbered.filter(({ id }) => named.every((one) => one.id !== id))];
      return [
        ...all.map(({ id, name, serial, customer, product_id, color }) => ({
          kind: 'known' as const,
          id,
          name: name ?? serial ?? '',
          product_id,
          details: [serial, customer?.name, color],
        })),
        ...offered.map(({ id, name }) => ({ kind: 'model' as const, id, name, product_id: id, details: [] })),
      ];
    },
  };
  /**
   * Returns the device with exactly this number. Without a connection it counts as new: the services put the known one on
   * the ticket.
   */
  const findBySerial = async (serial: string) => {
    try {
      return (await known({ serial })).find((device) => device.serial === serial);
    } catch (error) {
      if (isUnavailable(error)) return undefined;
      throw error;
    }
  };
  return { search, findBySerial };
}
