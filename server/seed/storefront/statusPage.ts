import { deviceStates } from '../../../src/schemas/tickets/states.ts';
import type { StoreConfig } from '../../../src/schemas/storefront/storeConfig.ts';
import { statusTexts } from '../../statusPages/index.ts';

const { en, fr } = statusTexts;

/** The status page with the words that it has by itself, to be changed. */
export const statusPage: StoreConfig['statusPage'] = {
  statusWords: Object.fromEntries(
    deviceStates.map((state) => [state, { en: en.states[state], fr: fr.states[state] }]),
  ),
};
