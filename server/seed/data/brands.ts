import type { Tint } from '../drawings.ts';

/** Brands with the colour of their images. */
export const brands: Record<string, Tint> = {
  Acer: 'green',
  Amazon: 'amber',
  Apple: 'slate',
  Asus: 'blue',
  Bose: 'slate',
  Dell: 'blue',
  DJI: 'slate',
  Fitbit: 'teal',
  Garmin: 'teal',
  Google: 'green',
  GoPro: 'blue',
  HP: 'indigo',
  Huawei: 'red',
  JBL: 'amber',
  Lenovo: 'red',
  LG: 'red',
  Microsoft: 'teal',
  Motorola: 'indigo',
  Nintendo: 'red',
  Nokia: 'blue',
  OnePlus: 'red',
  Samsung: 'indigo',
  Sony: 'slate',
  Valve: 'teal',
  Xiaomi: 'amber',
};

/** Brands that are no longer in the catalogue. */
export const voidedBrands: Record<string, Tint> = { BlackBerry: 'slate', HTC: 'green' };
