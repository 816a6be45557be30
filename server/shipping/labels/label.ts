import { eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Label } from '../../../src/schemas/shipping/labels.ts';
import { notFound } from '../../core/problem.ts';
import type { Scope } from '../../core/scope.ts';
import { shipments } from '../tables.ts';

export type ShipmentRow = typeof shipments.$inferSelect;
/** A shipment with a bought label. */
export type LabelledShipment = ShipmentRow & { label_id: string };

export async function findShipment(
  scope: Scope,
  where: SQL,
  { lock = false } = {},
): Promise<ShipmentRow | undefined> {
  const [row] = await scope.select(shipments, getTableColumns(shipments), { where, lock });
  return row;
}

/** Returns the shipment of a label; throws if the store has none. */
export async function readLabelled(
  scope: Scope,
  labelId: string,
  options?: { lock: boolean },
): Promise<LabelledShipment> {
  const row = await findShipment(scope, eq(shipments.label_id, labelId), options);
  if (!row) throw notFound();
  return { ...row, label_id: labelId };
}

export const readLabel = async (scope: Scope, labelId: string): Promise<Label> =>
  toLabel(await readLabelled(scope, labelId));

function toLabel({ label_id, shipment_id, is_voided, tracking_number }: LabelledShipment): Label {
  const files = `/dc/labels/${encodeURIComponent(label_id)}/file`;
  return {
    label_id,
    shipment_id,
    status: is_voided ? 'voided' : 'completed',
    tracking_number,
    label_download: { pdf: `${files}.pdf`, png: `${files}.png` },
  };
}
