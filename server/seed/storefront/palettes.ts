import type { StoreConfig } from '../../../src/schemas/storefront/storeConfig.ts';

type Palette = NonNullable<NonNullable<StoreConfig['general']>['colorPalle']>;

/** Colours of the demo's storefronts. */
export const palettes: Record<string, Palette> = {
  atlas: {
    themeColor: '#0f766e',
    orange: '#ea580c',
    underLineCol: '#5eead4',
    priceCol: '#0f766e',
    repairButtonCol: '#0f766e',
    nextButtonCol: '#ea580c',
    repairChooseItemCol: '#f0fdfa',
    repairBooktimeCol: '#ccfbf1',
    textThemeCol: '#134e4a',
    sec2SvgCol: '#14b8a6',
    ratingCol: '#f59e0b',
  },
  borealis: {
    themeColor: '#3730a3',
    orange: '#d97706',
    underLineCol: '#a5b4fc',
    priceCol: '#3730a3',
    repairButtonCol: '#4338ca',
    nextButtonCol: '#d97706',
    repairChooseItemCol: '#eef2ff',
    repairBooktimeCol: '#e0e7ff',
    textThemeCol: '#1e1b4b',
    sec2SvgCol: '#6366f1',
    ratingCol: '#f59e0b',
  },
};
