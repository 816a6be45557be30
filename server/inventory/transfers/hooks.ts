import { inArray, or } from 'drizzle-orm';
import { normalizeSerial } from '../../../src/schemas/inventory/codes.ts';
import type { ReceivedLine } from '../../../src/schemas/inventory/lines.ts';
import type { TransferClosing, Transfer, TransferLine } from '../../../src/schemas/inventory/transfers.ts';
import type { ValidationError } from '../../../src/schemas/validate.ts';
import { invalid } from '../../core/problem.ts';
import type { Hooks } from '../../core/records/entity.ts';
import type { Inventory } from '../stockChange.ts';
import { hasNumber, locationErrors, nextNumber } from '../lines.ts';
import { close, receiveTransfer, send } from './arrive.ts';
import { addLocationNames } from './locationNames.ts';
import { transfers } from './tables.ts';

const ends = ['from_location_id', 'to_location_id'] as const;

/** Transfers: numbers and steps (contract 3 §2.11). */
export const transferHooks = (inventory: Inventory): Hooks<Transfer> => ({
  filters: {
    number: (_, text) => hasNumber(transfers.number, text),
    location_id: (_, ids: number[]) => or(...ends.map((end) => inArray(transfers[end], ids)))!,
  },

  lines: {
    lines: async (_, lines: TransferLine[]) =>
      lines.map((line) => ({ ...line, serials: line.serials?.map(normalizeSerial) })),
  },

  complete: addLocationNames,

  beforeWrite: async ({ scope }, transfer, before) => {
    const moved = ends.filter((end) => transfer[end] !== before?.[end]);
    const errors: ValidationError[] = [];
    for (const end of moved) errors.push(...(await locationErrors(scope, end, transfer[end])));
    if (errors.length > 0) throw invalid(errors);
    return before ? {} : { number: await nextNumber(scope, transfers) };
  },

  steps: {
    send: async (writing, transfer) => {
      await send(inventory, writing, transfer);
      return { state: 'SENT', sent_date: new Date() };
    },

    receive: (writing, transfer, { lines }: { lines: ReceivedLine[] }) =>
      receiveTransfer(inventory, writing, transfer, lines),

    close: (writing, transfer, closing: { as: TransferClosing; note?: string | null }) =>
      close(inventory, writing, transfer, closing),

    cancel: async () => ({ state: 'CANCELLED' }),
  },
});
