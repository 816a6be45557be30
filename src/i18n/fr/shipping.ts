import type * as english from '../en/shipping.ts';
import { rateBrowser } from './rateBrowser.ts';

export const shipping: typeof english.shipping = {
  rateBrowser,
};
