import type { TranslateFunction } from 'react-admin';
import { expect, test } from 'vitest';
import { translateCarrierText } from '../../src/custom/shipping/translateCarrierText.ts';
import { carrierWords } from '../../src/i18n/fr/shipping/carrierWords.ts';

const french: TranslateFunction = (key, options) => {
  const [, name = ''] = key.split('.');
  const phrase = Object.entries(carrierWords).find(([one]) => one === name)?.[1] ?? '';
  return phrase.replace(/%\{(\w+)\}/g, (_, value: string) => String(options?.[value]));
};

test.each([
  ['Expedited Parcel', 'Colis accélérés'],
  ['IN TRANSIT', 'En transit'],
  ['The package exceeds the maximum weight of 30 kg.', 'Le colis dépasse le poids maximal de 30 kg.'],
  [
    'Request for refund submitted.  This label has been voided. See your invoice.',
    'La demande de remboursement est envoyée. Cette étiquette a été invalidée. See your invoice.',
  ],
  ['FedEx 2Day', 'FedEx 2Day'],
])('translates the carrier text %s by the key %s', (said, told) => {
  expect(translateCarrierText(said, french)).toBe(told);
});
