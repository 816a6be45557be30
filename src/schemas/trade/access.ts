import { right } from '../can.ts';
import { atOwnLocation } from '../atOwnLocation.ts';

/** Trade-ins of the own location; visible to those who sell or buy there. */
export const seesTrade = atOwnLocation(right('EDIT_TRADE', 'EDIT_ORDER'));
export const editsTrade = atOwnLocation(right('EDIT_TRADE'));

/** Price lists apply to all locations. */
export const seesPrices = right('EDIT_TRADE', 'EDIT_ORDER');
export const editsPrices = right('EDIT_TRADE');
