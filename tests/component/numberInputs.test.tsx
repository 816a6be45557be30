import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactElement } from 'react';
import { Form } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import { MoneyInput } from '../../src/kit/form/inputs/MoneyInput.tsx';
import { NumberInput } from '../../src/kit/form/inputs/NumberInput.tsx';
import type { Language } from '../../src/i18n/languages.ts';
import { renderShell } from './shell.render.tsx';

const values: Record<string, unknown> = {};

function Watched() {
  const watched = useWatch();
  useEffect(() => void Object.assign(values, watched), [watched]);
  return null;
}

async function open(input: ReactElement, record: object, language: Language = 'en') {
  await act(() =>
    renderShell(
      <Form record={record}>
        {input}
        <Watched />
      </Form>,
      { language },
    ),
  );
  return screen.getByRole<HTMLInputElement>('textbox');
}

describe('a field for money', () => {
  const cost = <MoneyInput source="cost" />;

  test.each<[string, Language, string]>([
    ['12,50', 'en', '12.50'],
    ['12.50', 'en', '12.50'],
    ['12,50', 'fr', '12,50'],
    ['12.50', 'fr', '12,50'],
    ['1299', 'en', '1,299.00'],
    ['1299', 'fr', '1\u00a0299,00'],
  ])('takes %j in %s and writes it as %j when it is left', async (typed, language, written) => {
    const input = await open(cost, { cost: null }, language);
    await userEvent.type(input, typed);
    expect(input.value).toBe(typed);
    expect(values.cost).toBe(Number(typed.replace(',', '.')));
    await userEvent.tab();
    expect(input.value).toBe(written);
  });

  test('keeps what is not clear as it was typed, and no number of it', async () => {
    const input = await open(cost, { cost: 10 });
    expect(input.value).toBe('10.00');
    await userEvent.clear(input);
    expect(values.cost).toBeNull();
    await userEvent.type(input, '1,299');
    await userEvent.tab();
    expect(input.value).toBe('1,299');
    expect(values.cost).toBe('1,299');
  });

  test('begins again with the record', async () => {
    const input = await open(cost, { cost: 10 });
    await userEvent.type(input, '{Backspace}5');
    expect(values.cost).toBe(10.05);
    expect(input.inputMode).toBe('decimal');
  });
});

test('a field for a number does not change with the wheel', async () => {
  const input = await open(<NumberInput source="display_order" />, { display_order: 10 });
  input.focus();
  fireEvent.wheel(input, { deltaY: 100 });
  expect(input.type).toBe('text');
  await userEvent.clear(input);
  await userEvent.type(input, '2,5');
  await waitFor(() => expect(values.display_order).toBe(2.5));
});
