import { atOwnLocation } from '../atOwnLocation.ts';
import { member, right } from '../can.ts';

/** Messages of the own location. */
export const seesMessages = atOwnLocation(member);
export const writesMessages = atOwnLocation(right('SEND_MESSAGE'));
export const editsNumbers = right('EDIT_STORE_SETTINGS');
