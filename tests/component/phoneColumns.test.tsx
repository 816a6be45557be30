import { isValidElement, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import type { ColumnElement, SlotProps } from '../../src/kit/slots.ts';
import { cellsOnPhone } from '../../src/kit/list/useCells.ts';
import { MoneyValue } from '../../src/kit/fields/MoneyValue.tsx';
import { TextValue } from '../../src/kit/fields/TextValue.tsx';
import { resources } from '../../src/resources/index.ts';
import { isMoney, type PropertySchema } from '../../src/kit/slots.ts';

interface Page {
  columns: ReactElement<SlotProps>[];
  hiddenColumns: string[];
  phoneColumns?: string[];
}

/** The declaration of a list's page. */
function pageOf(element: ReactElement): Page {
  const { children, ...props } = element.props as { children?: unknown };
  return isValidElement(children) ? pageOf(children) : (props as Page);
}

const isState = (source: string) => /(^|_)(state|status)$/.test(source);

test.each(resources.map(({ name, model, element }) => ({ name, model, page: pageOf(element) })))(
  'a phone shows the state and the sum of $name beside the name',
  ({ model, page: { columns, hiddenColumns: hidden, phoneColumns: phone = [] } }) => {
    const shown = columns.map(({ props }) => props.source ?? '').filter((one) => !hidden.includes(one));
    expect(phone.filter((one) => !shown.includes(one))).toEqual([]);
    const schemas: Record<string, PropertySchema> = model.schema.properties;
    const isStateOf = (one: string) => isState(one) && one in schemas && !schemas[one]?.maxLength;
    const isSum = (one: string) => isMoney(schemas[one] ?? {});
    for (const isMeant of [isStateOf, isSum]) expect(phone.some(isMeant)).toBe(shown.some(isMeant));
  },
);

test('phone columns share a cell after the column that links; hidden ones leave no gap', () => {
  const columns = [
    <TextValue key="a" source="day" />,
    <TextValue key="b" source="number" />,
    <TextValue key="c" source="state" />,
    <MoneyValue key="d" source="total" />,
  ] as ColumnElement[];
  const sources = (phone: string[]) =>
    cellsOnPhone(columns, phone, 'number').map((cell) => cell.map(({ props }) => props.source));
  expect(sources(['total', 'state', 'gone'])).toEqual([['number'], ['total', 'state'], ['day']]);
  expect(sources(['gone'])).toEqual([['day'], ['number'], ['state'], ['total']]);
  const unnamed = cellsOnPhone(columns.slice(2), ['total'], 'number');
  expect(unnamed.map((cell) => cell.map(({ props }) => props.source))).toEqual([['state'], ['total']]);
});
