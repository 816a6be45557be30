import { eq } from 'drizzle-orm';
import type { VoidResponse } from '../../../src/schemas/shipping/labels.ts';
import { recordHistory } from '../../core/history/note.ts';
import { Problem } from '../../core/problem.ts';
import { updateVersioned } from '../../core/records/version.ts';
import type { Scope } from '../../core/scope.ts';
import { CarrierError } from '../carriers/carrierError.ts';
import type { ShippingCall } from '../shippingOptions.ts';
import { shipments } from '../tables.ts';
import { readLabelled, type LabelledShipment } from './label.ts';

/**
 * Voids a label permanently; idempotent. If the response to an earlier void was lost, the label's state is read first,
 * so that the carrier is not asked twice.
 */
export async function voidLabel(call: ShippingCall, labelId: string): Promise<VoidResponse> {
  const claimed = await claimVoid(call, labelId);
  if ('approved' in claimed) return claimed;
  try {
    const answer = (await lookAtVoid(call, claimed)) ?? (await askToVoid(call, labelId));
    return await storeVoid(call, labelId, answer);
  } catch (error) {
    const isOver = error instanceof CarrierError && error.kind !== 'unknown';
    if (isOver) await endVoid(call.scope, claimed.id, claimed.voiding_date);
    if (error instanceof CarrierError && error.kind === 'refused')
      return { approved: false, message: error.message };
    throw error;
  }
}

const askToVoid = ({ carriers, timeoutSignal }: ShippingCall, labelId: string) =>
  carriers.void(labelId, { signal: timeoutSignal() });

/** Claims the void exclusively, until its request has certainly ended. */
const claimVoid = (
  { scope, times }: ShippingCall,
  labelId: string,
): Promise<VoidResponse | LabelledShipment> =>
  scope.transaction(async (own) => {
    const row = await readLabelled(own, labelId, { lock: true });
    const { is_voided, void_message, voiding_date, tracking_status } = row;
    if (is_voided) return { approved: true, message: void_message ?? '' };
    if (tracking_status === 'delivered')
      throw new Problem(409, 'The parcel was delivered.', [{ path: '', code: 'delivered' }]);
    if (voiding_date && Date.now() - voiding_date.getTime() < times.timeout * 2)
      throw new Problem(409, 'The label is being voided.', [{ path: '', code: 'voiding' }]);
    await own.update(shipments, { voiding_date: new Date() }, eq(shipments.id, row.id));
    return row;
  });

async function lookAtVoid(
  { carriers, timeoutSignal }: ShippingCall,
  { label_id, voiding_date }: LabelledShipment,
) {
  if (!voiding_date) return undefined;
  const { is_voided } = await carriers.label(label_id, { signal: timeoutSignal() });
  return is_voided ? { approved: true, message: 'The label was voided.' } : undefined;
}

/**
 * Releases the claim; `unknownSince` keeps the date since when the outcome is unknown, so that the next void reads the
 * state first.
 */
const endVoid = (scope: Scope, id: string, unknownSince: Date | null = null) =>
  scope.update(shipments, { voiding_date: unknownSince }, eq(shipments.id, id));

const noRefundYet = 'The carrier has not confirmed the refund yet.';

const storeVoid = (
  { scope, who }: ShippingCall,
  labelId: string,
  answer: VoidResponse,
): Promise<VoidResponse> =>
  scope.transaction(async (own) => {
    const row = await readLabelled(own, labelId, { lock: true });
    if (!answer.approved) {
      await endVoid(own, row.id);
      return answer;
    }
    const message = [answer.message.trim(), noRefundYet].filter(Boolean).join(' ');
    await updateVersioned(own, shipments, [row.id], who.staff_id, {
      is_voided: true,
      void_message: message,
      voiding_date: null,
    });
    await recordHistory(own, who, [
      { model: 'shipments', id: row.id, action: 'updated', changes: { is_voided: [false, true] } },
    ]);
    return { approved: true, message };
  });
