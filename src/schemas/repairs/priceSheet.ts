import { right } from '../can.ts';

/** Who may export the price sheet, and who may write many services at once by it (contract 4 §6, decisions). */
export const priceSheet = {
  access: {
    list: right('VIEW_SERVICE_PRICE_SHEET', 'EDIT_SERVICE_PRICE_SHEET', 'EDIT_SERVICE'),
    update: right('EDIT_SERVICE_PRICE_SHEET', 'EDIT_SERVICE'),
  },
};
