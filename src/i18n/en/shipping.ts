import { rateBrowser } from './rateBrowser.ts';

export const shipping = {
  rateBrowser,
};
