import { eq, inArray, or } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { ReceivedLine } from '../../../src/schemas/inventory/lines.ts';
import type { TransferClosing, Transfer } from '../../../src/schemas/inventory/transfers.ts';
import { invalid } from '../../core/problem.ts';
import type { Hooks, Values } from '../../core/records/entity.ts';
import type { Scope } from '../../core/scope.ts';
import type { Inventory } from '../stockChange.ts';
import { hasNumber, itemErrors, locationErrors, nextNumber } from '../lines.ts';
import { close, receiveTransfer, send } from './arrive.ts';
import { addLines, storeTransferLines } from './lines.ts';
import { transferLines, transfers } from './tables.ts';

const toTransfer = (record: Values) => record as unknown as Transfer;

const ends = ['from_location_id', 'to_location_id'] as const;

/** Transfers: lines, numbers and steps (contract 3 §2.11); each write calls `changed`. */
export const transferHooks = (inventory: Inventory, changed: (storeId: string) => void): Hooks => {
  const tell = (scope: Scope) => scope.afterCommit(() => changed(scope.store.id));
  return {
    filters: {
      number: (_, text) => hasNumber(transfers.number, text),
      location_id: (_, ids) => or(...ends.map((end) => inArray(transfers[end], ids as number[])))!,
      item_id: (scope, ids) =>
        eq(
          transfers.id,
          scope.any(
            transferLines,
            transferLines.transfer_id,
            inArray(transferLines.item_id, ids as string[]),
          ),
        ),
    },

    complete: addLines,

    beforeWrite: async ({ scope }, record, stored) => {
      const transfer = toTransfer(record);
      const before = stored && toTransfer(stored);
      const moved = ends.filter((end) => transfer[end] !== before?.[end]);
      const errors = await itemErrors(scope, transfer.lines, before?.lines);
      for (const end of moved) errors.push(...(await locationErrors(scope, end, transfer[end])));
      if (errors.length > 0) throw invalid(errors);
      return before ? {} : { number: await nextNumber(scope, transfers) };
    },

    afterWrite: async ({ scope }, record, stored) => {
      const { id, lines } = toTransfer(record);
      if (!isDeepStrictEqual(lines, stored ? toTransfer(stored).lines : []))
        await storeTransferLines(scope, id, lines);
      tell(scope);
    },

    steps: {
      send: async (writing, record) => {
        await send(inventory, writing, toTransfer(record));
        tell(writing.scope);
        return { state: 'SENT', sent_date: new Date() };
      },

      receive: async (writing, record, { lines }) => {
        const row = await receiveTransfer(inventory, writing, toTransfer(record), lines as ReceivedLine[]);
        tell(writing.scope);
        return row;
      },

      close: async (writing, record, values) => {
        const closing = values as { as: TransferClosing; note?: string | null };
        const row = await close(inventory, writing, toTransfer(record), closing);
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
