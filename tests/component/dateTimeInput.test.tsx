import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { Form } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { SchemaInput } from '../../src/kit/form/SchemaInput.tsx';
import { renderShell } from './shell.render.tsx';

afterEach(cleanup);

const schema = { type: ['string', 'null'], format: 'date-time' };
let typed: unknown;

function Watched() {
  const values: Record<string, unknown> = useWatch();
  useEffect(() => {
    typed = values.begins;
  }, [values]);
  return null;
}

async function open(begins: string | null) {
  await act(() =>
    renderShell(
      <Form record={{ begins }}>
        <SchemaInput source="begins" schema={schema} />
        <Watched />
      </Form>,
    ),
  );
  return screen.getByLabelText<HTMLInputElement>('Begins');
}

/** In the store's time zone, America/Toronto. */
const winter = '2026-01-31T18:30:00.000Z';

test("a moment is shown and entered in the store's time, whatever that of the browser is", async () => {
  const input = await open(winter);
  expect(input.type).toBe('datetime-local');
  expect(input.value).toBe('2026-01-31T13:30');
  fireEvent.change(input, { target: { value: '2026-07-01T08:00' } });
  await waitFor(() => expect(typed).toBe('2026-07-01T12:00:00.000Z'));
});

test('an emptied moment is null', async () => {
  const input = await open(winter);
  fireEvent.change(input, { target: { value: '' } });
  fireEvent.blur(input);
  await waitFor(() => expect(typed).toBeNull());
});
