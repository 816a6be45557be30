import type { Kind } from './series.ts';

/** The category of all devices of a kind. */
export const families: Partial<Record<Kind, string>> = {
  phone: 'Smartphones',
  tablet: 'Tablets',
  laptop: 'Laptops',
  watch: 'Wearables',
  headphones: 'Audio',
  earbuds: 'Audio',
  speaker: 'Audio',
};

/** Categories without products. */
export const emptyCategories = ['Cases and Covers', 'Chargers and Cables', 'Gift Cards', 'Screen Protectors'];

export const voidedCategories = ['Gift Cards', 'Other Laptops'];

/** Categories without an image. */
export const plainCategories = ['Back to School', 'Trade-In Favourites', ...emptyCategories];
