import { eq, inArray } from 'drizzle-orm';
import { escapeHtml } from '../../../src/schemas/markup.ts';
import type { Scope } from '../../core/scope.ts';
import { locations } from '../../locations/index.ts';
import { inventoryRights } from '../inventoryRights.ts';
import type { Inventory } from '../stockChange.ts';
import { items } from '../tables.ts';
import { transferLines, transfers } from './tables.ts';

/** Notifies staff members who see the destination's inventory that a transfer has been sent. */
export async function notifyTransferSent(
  { notify }: Pick<Inventory, 'notify'>,
  scope: Scope,
  by: string | null,
  transferId: string,
): Promise<void> {
  const { id, number, from_location_id, to_location_id } = transfers;
  const [transfer] = await scope.select(
    transfers,
    { number, from: from_location_id, to: to_location_id },
    { where: eq(id, transferId) },
  );
  if (!transfer) return;
  const places = await scope.select(
    locations,
    { id: locations.id, name: locations.location_name },
    { where: inArray(locations.id, [transfer.from, transfer.to]) },
  );
  const nameOf = (place: number) => places.find((one) => one.id === place)?.name ?? '';
  const lines = await scope.select(
    transferLines,
    { name: items.name },
    {
      join: { table: items, on: eq(items.id, transferLines.item_id) },
      where: eq(transferLines.transfer_id, transferId),
      orderBy: [transferLines.position],
    },
  );
  const way = `${nameOf(transfer.from).slice(0, 48)} → ${nameOf(transfer.to).slice(0, 48)}`;
  const list = lines.map(({ name }) => `<li>${escapeHtml(name)}</li>`).join('');
  await notify(scope, {
    type: 'TRANSFER_SENT',
    locationId: transfer.to,
    rights: inventoryRights,
    ...(by && { by }),
    body: `<h2>Transfer ${transfer.number}</h2><p>${escapeHtml(way)}</p><ul>${list}</ul>`,
    data: {
      subject: 'TRANSFER',
      id: transferId,
      event: 'sent',
      customer: way,
      device: lines[0]?.name.slice(0, 100) ?? null,
      repair: null,
      others: Math.max(0, lines.length - 1),
      date: null,
      start: null,
      end: null,
      before: null,
      status: null,
      count: transfer.number,
    },
  });
}
