import type { Tint } from '../drawings.ts';

/** Makers with the tint of their pictures. */
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

/** Makers that are out of the catalogue. */
export const voidedBrands: Record<string, Tint> = { BlackBerry: 'slate', HTC: 'green' };
