import { and, asc, eq, inArray } from 'drizzle-orm';
import { normalizeSerial } from '../../../src/schemas/inventory/codes.ts';
import type { TransferLine } from '../../../src/schemas/inventory/transfers.ts';
import { groupBy } from '../../core/groupBy.ts';
import type { Values } from '../../core/records/entity.ts';
import type { Scope } from '../../core/scope.ts';
import { locations } from '../../locations/index.ts';
import { nameItems } from '../lines.ts';
import { transferLines } from './tables.ts';

/** Adds to transfers their lines, the sums of these, and the names of both locations. */
export async function addLines(scope: Scope, records: Values[]): Promise<void> {
  const ids = records.map(({ id }) => String(id));
  if (ids.length === 0) return;
  const { store_id: _, position, ...fields } = transferLinesColumns;
  const rows = await scope.select(transferLines, fields, {
    where: inArray(transferLines.transfer_id, ids),
    orderBy: [asc(position)],
  });
  await nameItems(scope, rows);
  const names = await endNames(scope, records);
  const byTransfer = groupBy(rows, (row) => row.transfer_id);
  for (const record of records) {
    const lines = (byTransfer.get(String(record.id)) ?? []).map(
      ({ transfer_id: __, ...line }): TransferLine => line,
    );
    Object.assign(record, {
      lines,
      quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
      received: lines.reduce((sum, line) => sum + (line.received ?? 0), 0),
      from: endOf(names, record.from_location_id),
      to: endOf(names, record.to_location_id),
    });
  }
}

const transferLinesColumns = {
  store_id: transferLines.store_id,
  position: transferLines.position,
  transfer_id: transferLines.transfer_id,
  item_id: transferLines.item_id,
  quantity: transferLines.quantity,
  received: transferLines.received,
  serials: transferLines.serials,
  received_serials: transferLines.received_serials,
};

const endOf = (names: Map<number, string>, id: unknown) => ({ id, name: names.get(Number(id)) ?? '' });

async function endNames(scope: Scope, records: Values[]): Promise<Map<number, string>> {
  const ids = new Set(records.flatMap((one) => [Number(one.from_location_id), Number(one.to_location_id)]));
  const { id, location_name: name } = locations;
  const rows = await scope.select(locations, { id, name }, { where: inArray(id, [...ids]) });
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Stores the lines of a draft. */
export async function storeTransferLines(scope: Scope, id: string, lines: TransferLine[]): Promise<void> {
  const { transfer_id } = transferLines;
  await scope.delete(transferLines, eq(transfer_id, id), transfer_id);
  await scope.insert(
    transferLines,
    lines.map(({ item_id, quantity, serials = [] }, position) => ({
      transfer_id: id,
      item_id,
      position,
      quantity,
      serials: serials.map(normalizeSerial),
    })),
  );
}

/** Stores the received quantity of a line. */
export const storeReceived = (
  scope: Scope,
  id: string,
  { item_id, received, received_serials }: TransferLine,
) =>
  scope.update(
    transferLines,
    { received, received_serials },
    and(eq(transferLines.transfer_id, id), eq(transferLines.item_id, item_id))!,
  );
