import { right } from '../can.ts';

/** Access to exporting and importing the price sheet (contract 4 §6, decisions). */
export const priceSheet = {
  access: {
    list: right('VIEW_SERVICE_PRICE_SHEET', 'EDIT_SERVICE_PRICE_SHEET', 'EDIT_SERVICE'),
    update: right('EDIT_SERVICE_PRICE_SHEET', 'EDIT_SERVICE'),
  },
};
