import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactElement } from 'react';
import {
  Form,
  ListContextProvider,
  RecordContextProvider,
  ResourceContextProvider,
  useList,
  type RaRecord,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import CostInput from '../../src/custom/repairs/CostInput.tsx';
import WarrantyInput from '../../src/custom/repairs/WarrantyInput.tsx';
import { useFilterDraft } from '../../src/kit/list/filters/useFilterDraft.ts';
import { RangeFilter } from '../../src/kit/list/filters/RangeFilter.tsx';
import { schemaField } from '../../src/kit/fields/schemaField.tsx';
import { SchemaInput } from '../../src/kit/form/SchemaInput.tsx';
import { toFilter } from '../../src/kit/resource.tsx';
import { items } from '../../src/schemas/inventory/items.ts';
import { MoneyInput } from '../../src/kit/form/inputs/MoneyInput.tsx';
import { NumberInput } from '../../src/kit/form/inputs/NumberInput.tsx';
import { propertyOf } from '../../src/kit/slots.ts';
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

describe('an input for money', () => {
  const cost = <MoneyInput source="cost" />;

  test.each<[string, Language, string]>([
    ['12,50', 'en', '12.50'],
    ['12.50', 'en', '12.50'],
    ['12,50', 'fr', '12,50'],
    ['12.50', 'fr', '12,50'],
    ['1299', 'en', '1,299.00'],
    ['1299', 'fr', '1\u00a0299,00'],
  ])('accepts %j in %s and formats it as %j on blur', async (typed, language, written) => {
    const input = await open(cost, { cost: null }, language);
    await userEvent.type(input, typed);
    expect(input.value).toBe(typed);
    expect(values.cost).toBe(Number(typed.replace(',', '.')));
    await userEvent.tab();
    expect(input.value).toBe(written);
  });

  test('keeps ambiguous text as typed, without a number', async () => {
    const input = await open(cost, { cost: 10 });
    expect(input.value).toBe('10.00');
    await userEvent.clear(input);
    expect(values.cost).toBeNull();
    await userEvent.type(input, '1,299');
    await userEvent.tab();
    expect(input.value).toBe('1,299');
    expect(values.cost).toBe('1,299');
  });

  test('resets with the record', async () => {
    const input = await open(cost, { cost: 10 });
    await userEvent.type(input, '{Backspace}5');
    expect(values.cost).toBe(10.05);
    expect(input.inputMode).toBe('decimal');
  });
});

describe('an amount stored in cents', () => {
  const schema = propertyOf(items, 'cost');

  test.each<[string, Language, unknown, string]>([
    ['12,50', 'en', 1250, '12.50'],
    ['12.5', 'fr', 1250, '12,50'],
    ['0.29', 'en', 29, '0.29'],
    ['1 299,00', 'en', 129900, '1,299.00'],
    ['1299.99', 'fr', 129999, '1\u00a0299,99'],
    ['-1', 'en', '-1', '-1'],
    ['1e9', 'en', '1e9', '1e9'],
    ['12.505', 'en', '12.505', '12.505'],
  ])('%j in %s is %j, and %j after blur', async (typed, language, cents, written) => {
    const input = await open(<SchemaInput source="cost" schema={schema} />, { cost: null }, language);
    await userEvent.type(input, typed);
    expect(input.value).toBe(typed);
    expect(values.cost).toBe(cents);
    await userEvent.tab();
    expect(input.value).toBe(written);
  });

  test('is shown in its currency', async () => {
    await act(() =>
      renderShell(
        <RecordContextProvider value={{ id: 1, cost: 1250, currency: 'CAD' }}>
          {schemaField('cost', schema)}
        </RecordContextProvider>,
      ),
    );
    expect(screen.getByText('$12.50')).toBeTruthy();
  });

  const priced = { ...items, filters: { cost: 'range' } as const };
  function Bounds() {
    const draft = useFilterDraft((applied) => Object.assign(values, { applied }));
    return <RangeFilter filter={toFilter(priced, 'cost')} draft={draft} />;
  }
  function List() {
    return (
      <ResourceContextProvider value="items">
        <ListContextProvider value={useList<RaRecord>({ data: [] })}>
          <Bounds />
        </ListContextProvider>
      </ResourceContextProvider>
    );
  }

  test('is filtered in dollars and queried in cents', async () => {
    await act(() => renderShell(<List />));
    const [least] = screen.getAllByRole<HTMLInputElement>('textbox');
    await userEvent.type(least!, '0,29');
    await waitFor(() => expect(values.applied).toEqual({ min_cost: '29' }));
    expect(least!.value).toBe('0,29');
  });

  test('has a range of numbers in French, not of days', async () => {
    await act(() => renderShell(<List />, { language: 'fr' }));
    for (const label of ['Coût : de', 'Coût : à'])
      expect(screen.getByRole('textbox', { name: label })).toBeTruthy();
  });
});

test('a number input ignores the mouse wheel', async () => {
  const input = await open(<NumberInput source="display_order" />, { display_order: 10 });
  input.focus();
  fireEvent.wheel(input, { deltaY: 100 });
  expect(input.type).toBe('text');
  await userEvent.clear(input);
  await userEvent.type(input, '2,5');
  await waitFor(() => expect(values.display_order).toBe(2.5));
});

describe('the terms of a repair', () => {
  test.each([
    ['à vie', -1, 'LIFETIME'],
    ['Sans garantie', null, null],
    ['None', null, null],
    ['1 Month Warranty', 1, 'MONTH'],
    ['90 days', 90, 'DAY'],
  ])('parse the warranty %j like a price sheet', async (typed, warranty, warranty_unit) => {
    const input = await open(<WarrantyInput source="warranty" />, { warranty: null, warranty_unit: null });
    await userEvent.type(input, typed);
    await userEvent.tab();
    await waitFor(() => expect(values).toMatchObject({ warranty, warranty_unit }));
  });

  test.each([
    ['$12.5', 12.5],
    ['from 12,50', 12.5],
    ['None', null],
    ['call for quote', null],
  ])('parse the price %j like a price sheet', async (typed, cost) => {
    const input = await open(<CostInput source="cost" />, { cost: 1 });
    await userEvent.clear(input);
    await userEvent.type(input, typed);
    await userEvent.tab();
    await waitFor(() => expect(values).toMatchObject({ cost }));
  });
});
