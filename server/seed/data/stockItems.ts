import type { Kind } from './series.ts';

/** A part kept for devices of a kind: number of models, supplier, and the range of its cost in dollars. */
interface PartOf {
  kind: Kind;
  word: string;
  code: string;
  supplier: string;
  models: number;
  cost: [from: number, to: number];
}

export const partsOfDevices: PartOf[] = [
  { kind: 'phone', word: 'screen', code: 'SCR', supplier: 'Pacific Displays', models: 28, cost: [38, 189] },
  {
    kind: 'phone',
    word: 'battery',
    code: 'BAT',
    supplier: 'Northern Parts Supply',
    models: 28,
    cost: [14, 39],
  },
  {
    kind: 'phone',
    word: 'charging port',
    code: 'PRT',
    supplier: 'Pièces Mobiles Laval',
    models: 12,
    cost: [6, 18],
  },
  { kind: 'tablet', word: 'screen', code: 'SCR', supplier: 'Pacific Displays', models: 6, cost: [62, 210] },
  {
    kind: 'tablet',
    word: 'battery',
    code: 'BAT',
    supplier: 'Northern Parts Supply',
    models: 6,
    cost: [24, 48],
  },
  {
    kind: 'laptop',
    word: 'battery',
    code: 'BAT',
    supplier: 'Northern Parts Supply',
    models: 5,
    cost: [45, 96],
  },
  {
    kind: 'watch',
    word: 'battery',
    code: 'BAT',
    supplier: 'Pièces Mobiles Laval',
    models: 4,
    cost: [11, 22],
  },
  {
    kind: 'console',
    word: 'HDMI port',
    code: 'HDM',
    supplier: 'Pièces Mobiles Laval',
    models: 4,
    cost: [7, 15],
  },
  { kind: 'console', word: 'fan', code: 'FAN', supplier: 'Northern Parts Supply', models: 3, cost: [12, 24] },
];

/** Devices for sale, each with its IMEI. */
export const soldDevices: Pick<PartOf, 'supplier' | 'models' | 'cost'> = {
  supplier: 'Prairie Wholesale Devices',
  models: 8,
  cost: [240, 780],
};

/** Name, cost and price in dollars. */
export const accessories: [name: string, cost: number, price: number][] = [
  ['USB-C to USB-C cable, 1 m', 3.2, 14.99],
  ['USB-C to USB-C cable, 2 m', 4.1, 19.99],
  ['USB-C to Lightning cable, 1 m', 4.6, 19.99],
  ['USB-C to Lightning cable, 2 m', 5.8, 24.99],
  ['Micro-USB cable, 1 m', 1.9, 9.99],
  ['USB-C wall charger, 20 W', 7.5, 29.99],
  ['USB-C wall charger, 65 W', 16.4, 59.99],
  ['Wireless charger, 15 W', 11.2, 39.99],
  ['Car charger, two ports', 6.3, 24.99],
  ['Power bank, 10,000 mAh', 14.9, 49.99],
  ['Power bank, 20,000 mAh', 22.5, 69.99],
  ['Tempered glass, 6.1 inch', 1.4, 19.99],
  ['Tempered glass, 6.7 inch', 1.5, 19.99],
  ['Privacy glass, 6.1 inch', 2.8, 29.99],
  ['Camera lens protector', 1.1, 14.99],
  ['Clear case, 6.1 inch', 3.4, 24.99],
  ['Clear case, 6.7 inch', 3.6, 24.99],
  ['Leather case, 6.1 inch', 9.8, 44.99],
  ['Rugged case, 6.7 inch', 8.9, 39.99],
  ['Tablet folio, 11 inch', 10.5, 49.99],
  ['Microfibre cloth', 0.4, 4.99],
  ['Wired earbuds, USB-C', 5.2, 22.99],
  ['Ring holder', 1.6, 12.99],
  ['Watch strap, 44 mm', 4.4, 29.99],
];
