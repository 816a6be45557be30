import { eq, inArray, or } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { ReceivedLine } from '../../../src/schemas/inventory/lines.ts';
import type { TransferClosing, Transfer } from '../../../src/schemas/inventory/transfers.ts';
import { invalid } from '../../core/problem.ts';
import type { Hooks } from '../../core/records/entity.ts';
import type { Scope } from '../../core/scope.ts';
import type { Inventory } from '../stockChange.ts';
import { hasNumber, itemErrors, locationErrors, nextNumber } from '../lines.ts';
import { close, receiveTransfer, send } from './arrive.ts';
import { addLines, storeTransferLines } from './lines.ts';
import { transferLines, transfers } from './tables.ts';

const ends = ['from_location_id', 'to_location_id'] as const;

/** Transfers: lines, numbers and steps (contract 3 §2.11); each write calls `changed`. */
export const transferHooks = (inventory: Inventory, changed: (storeId: string) => void): Hooks<Transfer> => {
  const tell = (scope: Scope) => scope.afterCommit(() => changed(scope.store.id));
  return {
    filters: {
      number: (_, text) => hasNumber(transfers.number, text),
      location_id: (_, ids: number[]) => or(...ends.map((end) => inArray(transfers[end], ids)))!,
      item_id: (scope, ids: string[]) =>
        eq(
          transfers.id,
          scope.any(transferLines, transferLines.transfer_id, inArray(transferLines.item_id, ids)),
        ),
    },

    complete: addLines,

    beforeWrite: async ({ scope }, transfer, before) => {
      const moved = ends.filter((end) => transfer[end] !== before?.[end]);
      const errors = await itemErrors(scope, transfer.lines, before?.lines);
      for (const end of moved) errors.push(...(await locationErrors(scope, end, transfer[end])));
      if (errors.length > 0) throw invalid(errors);
      return before ? {} : { number: await nextNumber(scope, transfers) };
    },

    afterWrite: async ({ scope }, { id, lines }, before) => {
      if (!isDeepStrictEqual(lines, before?.lines ?? [])) await storeTransferLines(scope, id, lines);
      tell(scope);
    },

    steps: {
      send: async (writing, transfer) => {
        await send(inventory, writing, transfer);
        tell(writing.scope);
        return { state: 'SENT', sent_date: new Date() };
      },

      receive: async (writing, transfer, { lines }: { lines: ReceivedLine[] }) => {
        const row = await receiveTransfer(inventory, writing, transfer, lines);
        tell(writing.scope);
        return row;
      },

      close: async (writing, transfer, closing: { as: TransferClosing; note?: string | null }) => {
        const row = await close(inventory, writing, transfer, closing);
        tell(writing.scope);
        return row;
      },

      cancel: async ({ scope }) => {
        tell(scope);
        return { state: 'CANCELLED' };
      },
    },
  };
};
