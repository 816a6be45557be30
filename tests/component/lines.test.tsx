import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { describe, expect, test, vi } from 'vitest';
import { NumberInput } from '../../src/kit/form/inputs/NumberInput.tsx';
import { Lines } from '../../src/kit/lines/Lines.tsx';
import type { TypedNumber } from '../../src/kit/lines/lineSlots.ts';
import { renderShell } from './shell.render.tsx';
import { numberOrZero } from '../../src/kit/numberOrZero.ts';

interface Line {
  name: string;
  quantity: TypedNumber;
}

const screenLine = { name: 'Screen', quantity: 2 };
const onRemoved = vi.fn<(line: Line, putBack: () => void) => void>();

const open = (lines: Line[], readOnly = false) =>
  act(() =>
    renderShell(
      <Form record={{ lines }}>
        <Lines<Line>
          source="lines"
          words="stockOrders.lines"
          title="Items"
          {...{ readOnly, onRemoved }}
          stored={lines}
          nameOf={({ name }) => name}
          columns={[
            {
              name: 'quantity',
              renderInput: (source) => (
                <NumberInput source={`${source}.quantity`} label="stockOrders.lines.quantity" />
              ),
              value: ({ quantity }) => quantity,
            },
          ]}
          sumOf={({ quantity }) => numberOrZero(quantity) * 150}
          hasTotal
          renderSearch={(edited) => (
            <input
              aria-label="Search"
              onChange={({ target }) => {
                if (!target.value) return;
                const index = edited.read().findIndex(({ name }) => name === target.value);
                const known = edited.read()[index];
                if (known) edited.put(index, { ...known, quantity: numberOrZero(known.quantity) + 1 });
                else edited.put(edited.read().length, { name: target.value, quantity: 1 });
              }}
            />
          )}
        />
      </Form>,
    ),
  );

const line = (name: string) => within(screen.getByRole('listitem', { name }));

describe('the editor', () => {
  test('merges what is found into its line or adds one, and sums them', async () => {
    await open([screenLine]);
    const user = userEvent.setup();
    const search = screen.getByLabelText('Search');
    await user.click(search);
    await user.paste('Screen');
    await waitFor(() => expect(line('Screen').getByLabelText('Quantity')).toHaveProperty('value', '3'));
    await user.clear(search);
    await user.paste('Cable');
    expect(await screen.findByRole('listitem', { name: 'Cable' })).toBeTruthy();
    expect(document.activeElement).toBe(search);
    expect(screen.getByText('Total: $6.00')).toBeTruthy();
  });

  test('removes a line, moves the focus to the search, and can put it back', async () => {
    await open([screenLine, { name: 'Cable', quantity: 1 }]);
    const user = userEvent.setup();
    await user.click(line('Screen').getByRole('button', { name: 'Remove Screen' }));
    expect(screen.queryByRole('listitem', { name: 'Screen' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Search'));
    const [removed, putBack] = onRemoved.mock.lastCall!;
    expect(removed).toEqual(screenLine);
    act(putBack);
    const names = screen.getAllByRole('listitem').map((one) => one.getAttribute('aria-label'));
    expect(names).toEqual(['Screen', 'Cable']);
  });

  test('says how to begin while there is no line', async () => {
    await open([]);
    expect(screen.getByText('Scan or search the first item.')).toBeTruthy();
    expect(screen.queryByText(/^Total/)).toBeNull();
  });
});

describe('read-only lines', () => {
  test('are a table with sums, whose cells are named on a phone', async () => {
    await open([screenLine], true);
    const row = within(screen.getByRole('row', { name: /Screen/ }));
    expect(row.getAllByRole('cell').map((cell) => [cell.dataset.label, cell.textContent])).toEqual([
      ['Quantity', '2'],
      ['Sum', '$3.00'],
    ]);
    expect(screen.queryByLabelText('Search')).toBeNull();
  });

  test('say that there are none', async () => {
    await open([], true);
    expect(screen.getByText('There is nothing in it.')).toBeTruthy();
  });
});
