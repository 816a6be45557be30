import { right } from '../can.ts';
import { atOwnLocation } from '../atOwnLocation.ts';

/** Requests of the own location are seen by whoever sells or buys there. */
export const seesTrade = atOwnLocation(right('EDIT_TRADE', 'EDIT_ORDER'));
export const editsTrade = atOwnLocation(right('EDIT_TRADE'));

/** What the store buys for is the same everywhere. */
export const seesPrices = right('EDIT_TRADE', 'EDIT_ORDER');
export const editsPrices = right('EDIT_TRADE');
