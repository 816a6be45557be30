import type { BatchItemResult } from '../../../src/schemas/batch.ts';
import { fillsIn, moveTo } from '../../../src/schemas/tickets/moves.ts';
import type { DeviceMoves } from '../../../src/schemas/tickets/board.ts';
import type { TicketDevice } from '../../../src/schemas/tickets/ticketDevices.ts';
import { Problem } from '../../core/problem.ts';
import type { Writing } from '../../core/records/entity.ts';
import { readBare } from '../../core/records/read.ts';
import { takeStep } from '../../core/records/step.ts';
import { etagOf } from '../../core/records/version.ts';
import { requirePermission } from '../../core/records/write.ts';

/**
 * Moves devices to a state, each by the step that leads there and in a transaction of its own; one that is refused does
 * not affect the others. Sent again with the same keys, nothing happens twice.
 */
export async function moveDevices(
  writing: Writing,
  { to, outcome, reason, tell, moves }: DeviceMoves,
): Promise<BatchItemResult[]> {
  const results: BatchItemResult[] = [];
  for (const { id, key, _etag } of moves) {
    try {
      const { scope, who, entity } = writing;
      const found = await readBare(scope, entity, id);
      requirePermission(who, 'one', entity, found.record);
      const device = found.record as TicketDevice;
      if (device.state === to) results.push({ id, status: 'unchanged' });
      else {
        const move = moveTo(device, to);
        if (!move) throw new Problem(409, 'No step leads there.', [{ path: '/state', code: 'no_step' }]);
        const values = { ...move.values, ...fillsIn(move, { outcome, reason, tell }) };
        await takeStep(writing, { name: move.step, id, key, values, ifMatch: _etag ?? etagOf(found) });
        results.push({ id, status: 'updated' });
      }
    } catch (error) {
      results.push({ id, ...refusalOf(error) });
    }
  }
  return results;
}

function refusalOf(error: unknown): Pick<BatchItemResult, 'status' | 'errors'> {
  if (!(error instanceof Problem)) throw error;
  if (error.status === 404) return { status: 'missing' };
  if (error.status === 412) return { status: 'stale' };
  return { status: 'invalid', errors: error.errors ?? [{ path: '', code: 'not_allowed' }] };
}
