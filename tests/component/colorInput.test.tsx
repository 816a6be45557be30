import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form, RecordContextProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { schemaField } from '../../src/kit/fields/schemaField.tsx';
import { SchemaInput } from '../../src/kit/form/SchemaInput.tsx';
import { renderShell } from './shell.render.tsx';

afterEach(cleanup);

const schema = { type: ['string', 'null'], format: 'color' };

const Watched = () => <output>{JSON.stringify(useWatch<{ tint: string | null }>({ name: 'tint' }))}</output>;

async function open(tint: string | null, readOnly = false) {
  await act(() =>
    renderShell(
      <Form record={{ tint }}>
        <SchemaInput source="tint" schema={schema} readOnly={readOnly} />
        <Watched />
      </Form>,
    ),
  );
  return {
    text: screen.getByRole<HTMLInputElement>('textbox', { name: 'Tint' }),
    swatch: screen.getByLabelText<HTMLInputElement>('Pick a color: Tint'),
    tint: () => JSON.parse(screen.getByRole('status').textContent) as unknown,
  };
}

test('a color is typed or picked; six digits are written as #rrggbb', async () => {
  const { text, swatch, tint } = await open('#1a73e8');
  expect([text.value, swatch.value]).toEqual(['#1a73e8', '#1a73e8']);
  fireEvent.change(text, { target: { value: ' D93025' } });
  await waitFor(() => expect([tint(), swatch.value]).toEqual(['#d93025', '#d93025']));
  fireEvent.input(swatch, { target: { value: '#00ff00' } });
  await waitFor(() => expect([tint(), text.value]).toEqual(['#00ff00', '#00ff00']));
  fireEvent.change(text, { target: { value: '' } });
  await waitFor(() => expect([tint(), swatch.dataset.empty]).toEqual([null, 'true']));
  fireEvent.change(text, { target: { value: 'reddish' } });
  await waitFor(() => expect([tint(), swatch.dataset.empty]).toEqual(['reddish', 'true']));
});

test('neither can be changed without the right to', async () => {
  const { text, swatch } = await open('#1a73e8', true);
  expect([text.disabled, swatch.disabled]).toEqual([true, true]);
});

test('a list shows the color and its value', async () => {
  const record = { id: 1, tint: '#1a73e8' };
  const column = schemaField('tint', schema);
  await act(() => renderShell(<RecordContextProvider value={record}>{column}</RecordContextProvider>));
  const shown = screen.getByText('#1a73e8').querySelector('span');
  expect(shown?.style.backgroundColor).toBe('#1a73e8');
});
