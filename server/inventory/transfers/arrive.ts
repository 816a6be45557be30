import { and, eq } from 'drizzle-orm';
import { normalizeSerial } from '../../../src/schemas/inventory/codes.ts';
import { outstandingOf, type ReceivedLine } from '../../../src/schemas/inventory/lines.ts';
import type { TransferClosing, Transfer, TransferLine } from '../../../src/schemas/inventory/transfers.ts';
import type { ValidationError } from '../../../src/schemas/validate.ts';
import { invalid } from '../../core/problem.ts';
import type { RowValues, Writing } from '../../core/records/entity.ts';
import { move } from '../ledger.ts';
import type { Inventory, StockChange } from '../stockChange.ts';
import { notifyTransferSent } from './notifySent.ts';
import { transferLines } from './tables.ts';

type By = Pick<Writing, 'scope' | 'who'>;
type Line = Required<Omit<TransferLine, 'item'>> & Pick<TransferLine, 'item'>;

const source = 'TRANSFER';

/** Takes the items out of stock at the source, and notifies the destination. */
export async function send(inventory: Inventory, { scope, who }: By, transfer: Transfer): Promise<void> {
  if (transfer.lines.length === 0)
    throw invalid([{ path: '/lines', code: 'minItems', params: { limit: 1 } }]);
  await move(
    inventory,
    scope,
    who.staff_id,
    transfer.lines.map(({ item_id, quantity, serials = [] }, index) => ({
      item_id,
      location_id: transfer.from_location_id,
      kind: 'TRANSFER_OUT',
      quantity: -quantity,
      serials,
      source,
      source_id: transfer.id,
      path: `/lines/${index}`,
    })),
  );
  await notifyTransferSent(inventory, scope, who.staff_id, transfer.id);
}

/** Receives items into stock at the destination, and returns the changed columns. */
export async function receiveTransfer(
  inventory: Inventory,
  { scope, who }: By,
  transfer: Transfer,
  arrivals: ReceivedLine[],
): Promise<RowValues<Transfer>> {
  const lines = linesOf(transfer);
  const errors = arrivals.flatMap((arrival, index) => arrivalErrors(lines, arrival, `/lines/${index}`));
  if (errors.length > 0) throw invalid(errors);
  await move(
    inventory,
    scope,
    who.staff_id,
    arrivals.map(({ item_id, quantity, serials }, index) => ({
      item_id,
      location_id: transfer.to_location_id,
      kind: 'TRANSFER_IN',
      quantity,
      serials,
      source,
      source_id: transfer.id,
      path: `/lines/${index}`,
    })),
  );
  const { transfer_id, item_id: key } = transferLines;
  for (const { item_id } of arrivals) {
    const { received, received_serials } = lines.get(item_id)!;
    await scope.update(
      transferLines,
      { received, received_serials },
      and(eq(transfer_id, transfer.id), eq(key, item_id))!,
    );
  }
  const isAll = [...lines.values()].every((line) => outstandingOf(line) === 0);
  return isAll
    ? { state: 'RECEIVED', received_date: new Date() }
    : { state: 'PARTLY_RECEIVED', received_date: null };
}

/** Adds a receipt to its line; returns its errors. */
function arrivalErrors(
  lines: Map<string, Line>,
  { item_id, quantity, serials = [] }: ReceivedLine,
  path: string,
): ValidationError[] {
  const line = lines.get(item_id);
  if (!line) return [{ path: `${path}/item_id`, code: 'not_in_transfer' }];
  const missing = outstandingOf(line);
  if (quantity > missing) {
    const params = { item: line.item?.name ?? '', missing };
    return [{ path: `${path}/quantity`, code: 'not_on_its_way', params }];
  }
  const arrived = serials.map(normalizeSerial);
  const expected = new Set(line.serials.filter((one) => !line.received_serials.includes(one)));
  const errors = arrived.flatMap((serial, index) =>
    expected.has(serial)
      ? []
      : [{ path: `${path}/serials/${index}`, code: 'serial_not_sent', params: { serial } }],
  );
  line.received += quantity;
  line.received_serials = [...line.received_serials, ...arrived];
  return errors;
}

const linesOf = ({ lines }: Transfer) =>
  new Map(
    lines.map((line): [string, Line] => [
      line.item_id,
      {
        ...line,
        received: line.received ?? 0,
        serials: line.serials ?? [],
        received_serials: line.received_serials ?? [],
      },
    ]),
  );

/**
 * Closes a transfer of which items never arrive. They return to stock at the source; lost ones are adjusted out again
 * with the reason, so that the movements show where they were lost.
 */
export async function close(
  inventory: Inventory,
  { scope, who }: By,
  transfer: Transfer,
  { as, note = null }: { as: TransferClosing; note?: string | null },
): Promise<RowValues<Transfer>> {
  const missing = [...linesOf(transfer).values()].filter((line) => outstandingOf(line) > 0);
  const changes = missing.flatMap((line): StockChange[] => {
    const common = {
      item_id: line.item_id,
      location_id: transfer.from_location_id,
      serials: line.serials.filter((one) => !line.received_serials.includes(one)),
      note,
      source,
      source_id: transfer.id,
    } as const;
    const back: StockChange = { ...common, kind: 'TRANSFER_IN', quantity: outstandingOf(line) };
    const lost: StockChange = { ...common, kind: 'ADJUST', quantity: -outstandingOf(line), reason: 'LOST' };
    return as === 'LOST' ? [back, lost] : [back];
  });
  await move(inventory, scope, who.staff_id, changes);
  const state = transfer.received > 0 ? 'RECEIVED' : 'CANCELLED';
  return { state, closed_as: as, closed_note: note, received_date: new Date() };
}
