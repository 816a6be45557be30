import { expect, test } from 'vitest';
import { blockChanges } from '../../src/custom/storefront/history/blockChanges.ts';
import type { Block, Template } from '../../src/schemas/storefront/template.ts';

const heading = (id: string, text: string): Block => ({ type: 'Heading', props: { id, text } });
const template = (...content: Block[]): Template => ({ root: { props: { id: '1' } }, content, zones: {} });

test('reports added, removed and changed blocks, in columns too', () => {
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

test('reports a block moved within or between lists, but not its neighbours', () => {
  const row = (id: string, ...first: Block[]): Block => ({
    type: 'Row',
    props: { id, layout: '1-1', first },
  });
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => heading(id, id)) as [Block, Block, Block, Block];
  const movedIds = (...content: Block[]) =>
    blockChanges(template(a, b, row('row', c, d)), template(...content)).moved.map(({ props }) => props.id);
  expect(movedIds(b, row('row', c, d), a)).toEqual(['a']);
  expect(movedIds(row('row', c, d), a, b)).toEqual(['row']);
  expect(movedIds(a, row('row', c, d, b))).toEqual(['b']);
  expect(movedIds(a, b, row('row', d, c))).toHaveLength(1);
});
