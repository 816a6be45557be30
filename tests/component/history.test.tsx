import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import HistoryDialog from '../../src/kit/history/HistoryDialog.tsx';
import { ListOptionsContext } from '../../src/kit/page.ts';
import { resources } from '../../src/resources/index.ts';
import type { HistoryEntry } from '../../src/schemas/history.ts';
import type { Model } from '../../src/schemas/model.ts';
import { models } from '../../src/schemas/models.ts';
import { openDialog } from './dialog.support.tsx';

const change = (field: string, old: unknown, now: unknown) => ({ field, old, new: now });

const entry = (
  id: number,
  changes: HistoryEntry['changes'],
  more: Partial<HistoryEntry> = {},
): HistoryEntry => ({
  id,
  action: 'updated',
  origin: null,
  changed_by: { id: 's2', name: 'Noor Haddad' },
  changed_date: new Date(Date.now() - 5 * 60_000).toISOString(),
  changes,
  ...more,
});

/** The context of a dialog on a resource's page. */
function Around({ name, children }: { name: string; children: ReactNode }) {
  const { element } = resources.find((one) => one.name === name)!;
  const { props } = (element as { props: { children: { props: { value: never } } } }).props.children;
  return <ListOptionsContext value={props.value}>{children}</ListOptionsContext>;
}

const open = (model: Model, record: object, pages: HistoryEntry[][], total?: number) =>
  openDialog(
    <Around name={model.name}>
      <HistoryDialog model={model} record={{ id: '1', ...record }} onClose={() => {}} />
    </Around>,
    {
      getHistory: async (_: unknown, { page }: { page: number }) => ({
        data: pages[page - 1] ?? [],
        total: total ?? pages.flat().length,
      }),
    },
  );

test('shows who changed what and when, with values rendered as in their fields', async () => {
  const dialog = await open(models.products, { name: 'X1' }, [
    [
      entry(3, [
        change('brand_id', { id: 'b1', name: 'Acme' }, { id: 'b2', name: 'Borealis' }),
        change('categories', [], [{ id: 'c1', name: 'Phones' }]),
        change('status', 'DRAFT', 'PUBLISHED'),
        change('shipping_required', true, false),
        change('sku', null, 'X-1'),
      ]),
      entry(2, [change('is_voided', false, true)]),
      entry(1, [], { action: 'created', changed_by: { id: 's3', name: '' } }),
    ],
  ]);
  const [changed, deactivated, created] = await dialog.findAllByRole('listitem');
  const texts = within(changed!);
  expect(texts.getByRole('heading').textContent).toBe('Noor Haddad – changed');
  expect(texts.getByText(/^5 minutes ago · .*\d{4}/)).toBeTruthy();
  const values = texts.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual([
    'Acme → Borealis',
    'Added: Phones',
    'Draft → Published',
    'Yes → No',
    'empty → X-1',
  ]);
  expect(texts.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Brand',
    'Categories',
    'Status',
    'Shipping Required',
    'SKU',
  ]);
  expect(within(deactivated!).getByRole('heading').textContent).toBe('Noor Haddad – deactivated');
  expect(within(deactivated!).queryByRole('term')).toBeNull();
  expect(within(created!).getByRole('heading').textContent).toBe('Somebody – created');
});

test('shows values composed of several properties as they were then', async () => {
  const dialog = await open(
    models.repairs,
    { title: 'Screen', cost: 120, warranty: 12, warranty_unit: 'MONTH' },
    [
      [
        entry(3, [change('warranty', 3, 12), change('cost', null, 120)], { origin: 'import' }),
        entry(2, [change('warranty_unit', 'YEAR', 'MONTH')]),
      ],
    ],
  );
  await dialog.findAllByRole('listitem');
  expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '3 months → 12 months',
    'Call for quote → $120.00',
    '3 years → 3 months',
  ]);
  expect(dialog.getByText(/by a price import/)).toBeTruthy();
});

test('shows hours, closures and rights as text', async () => {
  const hour = { day: 1, type: 'REGULAR', open: '09:00:00', by_appointment_only: false, is_voided: false };
  const dialog = await open(models.locations, { location_name: 'Downtown' }, [
    [
      entry(2, [
        change('location_hours', [{ ...hour, close: '17:00:00' }], [{ ...hour, close: '18:00:00' }]),
        change('closures', [], [{ date: '2030-12-25', name: 'Christmas', open: null, close: null }]),
      ]),
    ],
  ]);
  await dialog.findAllByRole('listitem');
  const [hours, closures] = dialog.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(hours).toBe(
    'Removed: Monday, Regular Hours: 09:00 AM - 05:00 PMAdded: Monday, Regular Hours: 09:00 AM - 06:00 PM',
  );
  expect(closures).toBe('Added: Wednesday, December 25th 2030, Christmas: Closed');
});

test('loads older changes', async () => {
  const dialog = await open(
    models.brands,
    { name: 'Acme' },
    [[entry(30, [change('name', 'Acme Ltd.', 'Acme')])], [entry(1, [], { action: 'created' })]],
    21,
  );
  await userEvent.click(await dialog.findByRole('button', { name: 'Show older changes' }));
  expect(await dialog.findByText('Noor Haddad – created')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Show older changes' })).toBeNull();
});

test('shows a message when there are no changes', async () => {
  const dialog = await open(models.brands, { name: 'Acme' }, [[]]);
  expect(await dialog.findByText('Nothing was changed in the last year.')).toBeTruthy();
});

test('shows a load error with a retry', async () => {
  let isDown = true;
  const dialog = await openDialog(
    <HistoryDialog model={models.products} record={{ id: '2', name: 'X1' }} onClose={() => {}} />,
    {
      getHistory: async () => {
        if (isDown) throw new HttpError('messages.connection', 0);
        return { data: [entry(1, [], { action: 'created' })], total: 1 };
      },
    },
  );
  const retry = await dialog.findByRole('button', { name: 'Retry' });
  isDown = false;
  await userEvent.click(retry);
  expect(await dialog.findByText('Noor Haddad – created')).toBeTruthy();
});
