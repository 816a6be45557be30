import { expect, test } from 'vitest';
import { mergeRights } from '../../src/custom/staff/roles/roleChange.ts';

const role = (permissions: string[]) => ({ code: 'DESK', code_text: 'Desk', permissions, _etag: '"2"' });

test('merges rights selected before a reload with changes of others', () => {
  const kept = { before: { permissions: ['A', 'B', 'C'] }, typed: { permissions: ['A', 'C', 'D'] } };
  // Another user granted E and removed C.
  expect(mergeRights(role(['A', 'B', 'E']), kept)).toEqual({ permissions: ['A', 'E', 'D'] });
  const named = { before: { code_text: 'Desk' }, typed: { code_text: 'Front desk' } };
  expect(mergeRights(role(['A']), named)).toEqual({});
});
