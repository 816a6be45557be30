import { Type, type Static } from 'typebox';
import { Nullable } from '../common.ts';

/** A purchased label (contract 4 §3). */
export const Label = Type.Object({
  label_id: Type.String(),
  shipment_id: Type.String(),
  status: Type.Enum(['processing', 'completed', 'error', 'voided']),
  tracking_number: Nullable('string'),
  /** URLs of files stored by the services, since carriers' links expire. */
  label_download: Type.Object({ pdf: Nullable('string'), png: Nullable('string') }),
});
export type Label = Static<typeof Label>;

/**
 * Contract 4 §7: POST /dc/labels/rates/{rateId} and /dc/labels/shipment/{shipmentId}. `expected_total` is an extension:
 * the displayed total; if the price differs, it is reported and nothing is bought.
 */
export const LabelRequest = Type.Object({
  label_format: Type.Literal('pdf'),
  label_layout: Type.Literal('4x6'),
  label_download_type: Type.Optional(Type.Literal('url')),
  expected_total: Type.Optional(Type.Number({ minimum: 0 })),
});
export type LabelRequest = Static<typeof LabelRequest>;

/**
 * Why a label was not bought: the rate expired or changed (`rate` is its replacement, or null); a purchase is in
 * progress; its outcome is unknown; the carrier refused.
 */
export const purchaseProblems = ['rate_changed', 'buying', 'unknown', 'refused'] as const;
export type PurchaseProblem = (typeof purchaseProblems)[number];

export const VoidResponse = Type.Object({ approved: Type.Boolean(), message: Type.String() });
export type VoidResponse = Static<typeof VoidResponse>;
