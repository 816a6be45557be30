import type { Kind } from './series.ts';

const grades = ['', 'Refurbished', 'Open Box', 'Grade A', 'Grade B'];

const metals = ['Silver', 'Black', 'Grey', 'Blue', 'White', 'Green', 'Red', 'Gold', 'Bronze', 'Sand'];

const colours = [
  'Black',
  'White',
  'Blue',
  'Green',
  'Pink',
  'Purple',
  'Yellow',
  'Red',
  'Graphite',
  'Silver',
  'Gold',
  'Midnight',
];

const storage = ['128 GB', '256 GB', '512 GB', '64 GB', '1 TB'];

const memory = ['8 GB / 256 GB', '16 GB / 512 GB', '16 GB / 1 TB', '32 GB / 1 TB', '32 GB / 2 TB'];

/** Words that name variants of a device: every combination of one word of each list. */
export const variants: Record<Kind, string[][]> = {
  phone: [storage, colours, grades],
  tablet: [storage, colours, grades],
  laptop: [memory, metals, grades],
  console: [['500 GB', '1 TB', '2 TB', '4 TB', 'Bundle'], metals, grades],
  handheld: [storage, colours, grades],
  watch: [['Small', 'Medium', 'Large', 'LTE Small', 'LTE Large'], metals, grades],
  headphones: [colours, ['Standard', 'Gift Box', 'Travel Set', 'Business', 'Studio'], grades],
  earbuds: [colours, ['Standard', 'Gift Box', 'Travel Set', 'Sport', 'Spare Case'], grades],
  speaker: [colours, ['Standard', 'Gift Box', 'Stereo Pair', 'Travel Set', 'Dock Set'], grades],
  drone: [['Standard', 'Fly More Combo', 'Long Range', 'Starter Kit', 'Cine'], metals, grades],
  camera: [['Standard', 'Creator Edition', 'Bike Kit', 'Dive Kit', 'Travel Kit'], metals, grades],
};
