import { expect, test } from 'vitest';
import { blockChanges } from '../../src/custom/storefront/history/blockChanges.ts';
import type { Block, Template } from '../../src/schemas/storefront/template.ts';

const heading = (id: string, text: string): Block => ({ type: 'Heading', props: { id, text } });
const template = (...content: Block[]): Template => ({ root: { props: { id: '1' } }, content, zones: {} });

test('blocks that came, went or hold something else are told, in columns too; those that only moved are not', () => {
  const row = (first: Block[]): Block => ({ type: 'Row', props: { id: 'row', layout: '1-1', first } });
  const before = template(heading('a', 'A'), heading('b', 'B'), row([heading('c', 'C')]));
  const after = template(row([heading('c', 'New'), heading('d', 'D')]), heading('a', 'A'));
  const { added, removed, changed } = blockChanges(before, after);
  expect([added, removed, changed].map((blocks) => blocks.map(({ props }) => props.id))).toEqual([
    ['d'],
    ['b'],
    ['c'],
  ]);
});
