import { Type, type TObject } from 'typebox';
import { Entity, NullableString } from '../common.ts';
import { MAX_QUANTITY, Serials } from '../inventory/lines.ts';
import { withOptionalDefaults } from '../applyDefaults.ts';
import { Cents } from '../money.ts';
import { editsOrders, exchangesOrders, refundsOrders } from './access.ts';
import { paymentRequest } from './paymentRequest.ts';
import { openStatuses, orderTransitions } from './states.ts';

/** Maximum number of lines per order. */
export const MAX_ORDER_LINES = 200;

const Uuid = { format: 'uuid' };
/** The id of a record of a model, or null. */
const OptionalId = (names: string) => NullableString({ ...Uuid, names });
const Text = (maxLength: number) => NullableString({ maxLength });

/** Where a refund goes: the original payment methods or the customer's store credit. */
const givenBack = {
  refund_to: Type.Optional(Type.Enum(['ORIGINAL', 'STORE_CREDIT'])),
  register_id: Type.Optional(OptionalId('registers')),
};

/** Returned quantity of a line. */
const ReturnedLine = Entity({
  id: Type.String(Uuid),
  quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY }),
  /** Whether items return to stock; default true. */
  restock: Type.Optional(Type.Boolean()),
  serials: Type.Optional(Serials),
});

const taken = {
  reason: Type.Optional(Text(500)),
  /** Includes devices that the store has bought as trade-ins since; requires CHANGE_PRICE. */
  bought_back: Type.Optional(Type.Boolean()),
};

const move = (name: keyof typeof orderTransitions, values = {}) => ({
  access: editsOrders,
  from: orderTransitions[name].from,
  values,
});

/** Steps of an order (contract 3 §2.1) with their body properties. */
export const orderSteps = {
  process: move('process'),
  hold: move('hold'),
  complete: move('complete', {
    /** Serial numbers handed over, by line id. */
    serials: Type.Optional(Type.Record(Type.String(Uuid), Serials, { maxProperties: MAX_ORDER_LINES })),
  }),
  reject: move('reject', givenBack),
  cancel: move('cancel', givenBack),
  pay: { access: editsOrders, from: [...openStatuses, 'COMPLETED'], values: paymentRequest },
  /**
   * Refunds goods and repairs, shipping, or an allowance alone; an unpaid remainder is waived first. Goods of a fully
   * waived order can still be returned.
   */
  refund: {
    access: refundsOrders,
    from: ['COMPLETED', 'REFUNDED'],
    values: {
      ...givenBack,
      /** Everything not returned yet, restocked, instead of `lines`. */
      all: Type.Optional(Type.Boolean()),
      lines: Type.Optional(Type.Array(ReturnedLine, { maxItems: MAX_ORDER_LINES })),
      /** An allowance in addition to the lines, taxes included. */
      amount: Type.Optional(Cents()),
      shipping: Type.Optional(Type.Boolean()),
      ...taken,
    },
  },
  /** Voids payments that were recorded by mistake: all without refunds. */
  unpay: {
    access: refundsOrders,
    from: [...openStatuses, 'COMPLETED'],
    values: { reason: Type.Optional(Text(500)) },
  },
};

/**
 * Exchanges lines of a completed order for a new order with these lines: the returned value pays for it, the difference
 * is paid or refunded (contract 3 §4).
 */
export const exchangeStep = (line: TObject) => ({
  access: exchangesOrders,
  from: ['COMPLETED'],
  values: {
    ...givenBack,
    ...taken,
    lines: Type.Array(ReturnedLine, { minItems: 1, maxItems: MAX_ORDER_LINES }),
    order: Entity({
      /** Client-generated id of the new order. */
      id: Type.String(Uuid),
      lines: Type.Array(withOptionalDefaults(line), { minItems: 1, maxItems: MAX_ORDER_LINES }),
    }),
    /** Payment of the difference if the new lines cost more; without it the customer owes it. */
    payment: Type.Optional(Entity(paymentRequest)),
  },
});
