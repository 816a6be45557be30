import { expect, test } from 'vitest';
import { layOutLabel } from '../../src/custom/inventory/labels/labelLayout.ts';
import { paperLabels } from '../../src/custom/tickets/papers/paperLabels.ts';
import { deviceOfCode, ticketCode, ticketOfCode } from '../../src/schemas/tickets/papers.ts';

const id = '0b3c8f7e-1f60-4a53-9c55-8d7a3a3a9a01';
const left = (number: number, returned_date: string | null) => ({
  number,
  name: `Thing ${number}`,
  returned_date,
  returned_by: null,
});

test('Codes of slips and labels lead to their ticket, thing or device', () => {
  expect(ticketOfCode(ticketCode(12))).toEqual({ number: 12, item: undefined });
  expect(ticketOfCode('t-12-3')).toEqual({ number: 12, item: 3 });
  expect(ticketOfCode(' #12 ')).toEqual({ number: 12, item: undefined });
  for (const other of ['SCREEN-12', '352099001761481', 'T', '']) expect(ticketOfCode(other)).toBeUndefined();
  expect(deviceOfCode(`https://store.example/Bench/${id.toUpperCase()}`)).toBe(id);
  expect(deviceOfCode('T12')).toBeUndefined();
});

test('A device has a label, and each thing that is still here', () => {
  const labels = paperLabels(
    {
      id,
      number: 12,
      customer: { id: 'c', name: 'Ada Berg' },
      device: { id: 'd', name: 'Phone' },
      left_items: [left(1, null), left(2, '2026-01-01T00:00:00Z')],
    },
    'https://store.example',
  );
  expect(labels).toEqual([
    { owner: 'Ada Berg', name: 'Phone', code: 'T12', qr: `https://store.example/Bench/${id}` },
    { owner: 'Ada Berg', name: 'Thing 1', code: 'T12-1', qr: 'T12-1' },
  ]);
});

test.each([
  { width: 189, height: 72 },
  { width: 288, height: 432 },
])('A label says what it is of, however long the name of its customer is', (label) => {
  const owner = 'Marie-Françoise-Élisabeth Beauchemin-Lévesque-Saint-Hilaire de Chevrotière';
  const { texts } = layOutLabel({ owner, name: 'Charger', code: 'T12-1' }, undefined, label);
  expect(texts.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Marie-Fran.*…$/),
    'Charger',
    'T12-1',
  ]);
});
