import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import english from '../../src/i18n/en.ts';
import { HistoryTimeline } from '../../src/kit/timeline/HistoryTimeline.tsx';
import { TimelineItem, TimelineList } from '../../src/kit/timeline/TimelineItem.tsx';
import type { HistoryEntry } from '../../src/schemas/history.ts';
import { orders } from '../../src/schemas/sales/orders.ts';
import { openDialog } from './dialog.support.tsx';

const date = new Date(Date.now() - 5 * 60_000).toISOString();

test('an event says what happened, when and by whom', async () => {
  const dialog = await openDialog(
    <div role="dialog">
      <TimelineList>
        <TimelineItem title="Sold" date={date} source={<a href="/Sales/1">Order</a>} by="Noor">
          <p>Two pieces</p>
        </TimelineItem>
      </TimelineList>
    </div>,
    {},
  );
  const item = dialog.getByRole('listitem');
  expect(within(item).getByRole('heading', { name: 'Sold' })).toBeTruthy();
  expect(item.textContent).toMatch(/^SoldTwo piecesOrder · 5 minutes ago · .+ · Noor$/);
});

const entry = (id: number, state: string): HistoryEntry => ({
  id,
  action: 'updated',
  origin: null,
  changed_by: id === 1 ? null : { id: 's2', name: 'Noor' },
  changed_date: date,
  changes: [{ field: 'state', old: null, new: state }],
});

test('a record’s history is a timeline of the changes that have a text, page by page', async () => {
  const pages = [[entry(3, 'SENT'), entry(2, 'hidden')], [entry(1, 'DRAFT')]];
  await openDialog(
    <div role="dialog">
      <HistoryTimeline
        model={orders}
        id="1"
        title="sales.timeline.title"
        textOf={({ changes: [change] }) => (change?.new === 'hidden' ? undefined : String(change?.new))}
      />
    </div>,
    {
      getHistory: async (_: unknown, { page }: { page: number }) => ({ data: pages[page - 1], total: 21 }),
    },
  );
  const events = async () =>
    (await screen.findAllByRole('heading', { level: 3 })).map((one) => one.textContent);
  expect(await events()).toEqual(['SENT']);
  await userEvent.click(screen.getByRole('button', { name: english.history.older }));
  expect(await screen.findByText(new RegExp(english.history.system))).toBeTruthy();
  expect(await events()).toEqual(['SENT', 'DRAFT']);
});
