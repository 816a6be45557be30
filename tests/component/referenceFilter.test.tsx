// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import ReferenceFilter from '../../src/kit/list/filters/ReferenceFilter.tsx';
import { renderShell } from './shell.render.tsx';

const draft = {
  values: { brand_id: 'b1' },
  isActive: true,
  set: vi.fn<() => void>(),
  choose: vi.fn<() => void>(),
  clear: vi.fn<() => void>(),
};

test('says that a record it filters by no longer exists, instead of showing its id', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ title: 'Not Found', status: 404 }, { status: 404 }));
  await renderShell(
    <ReferenceFilter
      filter={{ source: 'brand_id', of: 'brand_id', kind: 'equals' }}
      draft={draft}
      reference="brands"
      autoFocus={false}
    />,
  );
  await screen.findByText('It no longer exists. Clear this filter to see the list.');
  const field = screen.getByRole<HTMLInputElement>('combobox');
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['Deleted record', 'true']);
});
