// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Picker } from '../../src/kit/picker/Picker.tsx';
import type { Choice } from '../../src/kit/picker/useChoices.ts';
import { renderShell } from './shell.render.tsx';

function Chosen() {
  const [value, setValue] = useState<Choice[]>([]);
  return (
    <>
      <Picker multiple reference="brands" label="Brands" value={value} onChange={setValue} />
      <output>{value.map(({ name }) => name).join(', ')}</output>
      <button>Elsewhere</button>
    </>
  );
}

const serveBrands = (...names: string[]) =>
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json({
      data: url.includes('/brands') ? names.map((name) => ({ id: name, name })) : [],
      metadata: { total: names.length, page: 1, per_page: 10_000 },
    }),
  );

test('offers no results of an older text: Enter would choose them', async () => {
  serveBrands('Apple', 'Pixel');
  await renderShell(<Chosen />);
  const user = userEvent.setup();
  const field = screen.getByRole('combobox', { name: 'Brands' });
  await user.type(field, 'p');
  await user.type(field, 'i');
  await screen.findByRole('option', { name: 'Apple' });
  await user.type(field, 'x');
  expect(screen.queryAllByRole('option')).toEqual([]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('status').textContent).toBe('');
  await screen.findByRole('option', { name: 'Pixel' });
});

test('a multiple picker keeps search text and results while picking', async () => {
  serveBrands('Pixel One', 'Pixel Two', 'Pixel Three');
  await renderShell(<Chosen />);
  const user = userEvent.setup();
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Brands' });
  await user.type(field, 'pix');
  await user.click(await screen.findByRole('option', { name: 'Pixel One' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Pixel Two',
    'Pixel Three',
  ]);
  await user.click(screen.getByRole('option', { name: 'Pixel Three' }));
  expect(screen.queryByText(/Type at least/)).toBeNull();
  expect([screen.getByRole('status').textContent, field.value]).toEqual(['Pixel One, Pixel Three', 'pix']);
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await waitFor(() => expect(field.value).toBe(''));
});
