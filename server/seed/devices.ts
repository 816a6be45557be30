import { audio } from './data/audio.ts';
import { cameras } from './data/cameras.ts';
import { consoles } from './data/consoles.ts';
import { iphones } from './data/iphones.ts';
import { laptops } from './data/laptops.ts';
import { phones } from './data/phones.ts';
import { samsungPhones } from './data/samsungPhones.ts';
import type { DemoStore } from './data/stores.ts';
import { type Kind, type Series } from './data/series.ts';
import { tablets } from './data/tablets.ts';
import { watches } from './data/watches.ts';

export const series: Series[] = [
  ...iphones,
  ...samsungPhones,
  ...phones,
  ...tablets,
  ...laptops,
  ...consoles,
  ...watches,
  ...audio,
  ...cameras,
];

export interface Device {
  kind: Kind;
  brand: string;
  name: string;
  modelNumber: string | null;
  detail: string;
  about: string;
  year: number;
  category: string;
  also: string[];
}

const devices: Device[] = series.flatMap(({ models, also = [], ...common }) =>
  models.map(([name, modelNumber, detail]) => ({ ...common, also, name, modelNumber, detail })),
);

/** Returns the devices in a store's catalogue. */
export function devicesOf({ range }: DemoStore): Device[] {
  if (range === 'all') return devices;
  const ofKind = devices.filter(({ kind }) => kind === range.kind);
  return ofKind.filter(
    (device) => ofKind.filter(({ brand }) => brand === device.brand).indexOf(device) < range.modelsPerBrand,
  );
}
