import { Type, type TObject } from 'typebox';
import { Entity, NullableString } from '../common.ts';
import { MAX_QUANTITY, Serials } from '../inventory/lines.ts';
import { withOptionalDefaults } from '../applyDefaults.ts';
import { Cents } from '../money.ts';
import { editsOrders, exchangesOrders, refundsOrders } from './access.ts';
import { balanceKinds, openStatuses, orderTransitions, paymentMethods } from './states.ts';

/** As many lines as one order has at most. */
export const MAX_ORDER_LINES = 200;

const Uuid = { format: 'uuid' };
/** The id of a record of a model, or none. */
const OptionalId = (names: string) => NullableString({ ...Uuid, names });
const Text = (maxLength: number) => NullableString({ maxLength });

/** How a payment is made. */
const payment = {
  method: Type.Enum([...paymentMethods]),
  /** Cents, at most what is due; all of that without it. */
  amount: Type.Optional(Cents({ minimum: 1 })),
  /** Cash that was handed over; what is more than the amount is given back as change. */
  tendered: Type.Optional(Cents()),
  /** The terminal's or the online payment's number. */
  reference: Type.Optional(Text(100)),
  /** Which balance of the customer pays (WALLET). */
  balance: Type.Optional(Type.Enum([...balanceKinds])),
  /** The open till at which it is paid; needed for cash alone. */
  register_id: Type.Optional(OptionalId('registers')),
};

/** How money goes back: the way that it came, or onto the customer's store credit. */
const givenBack = {
  refund_to: Type.Optional(Type.Enum(['ORIGINAL', 'STORE_CREDIT'])),
  register_id: Type.Optional(OptionalId('registers')),
};

/** How many of a line come back. */
const ReturnedLine = Entity({
  id: Type.String(Uuid),
  quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY }),
  /** Items go back to the shelf unless this is false. */
  restock: Type.Optional(Type.Boolean()),
  serials: Type.Optional(Serials),
});

const taken = {
  reason: Type.Optional(Text(500)),
  /** Also for devices that the store has bought back since; by whoever may change prices. */
  bought_back: Type.Optional(Type.Boolean()),
};

const move = (name: keyof typeof orderTransitions, values = {}) => ({
  access: editsOrders,
  from: orderTransitions[name].from,
  values,
});

/** What is done with an order beside writing it (contract 3 §2.1), and what that has to know. */
export const orderSteps = {
  process: move('process'),
  hold: move('hold'),
  complete: move('complete', {
    /** The serial numbers that are handed over, by the id of their line. */
    serials: Type.Optional(Type.Record(Type.String(Uuid), Serials, { maxProperties: MAX_ORDER_LINES })),
  }),
  reject: move('reject', givenBack),
  cancel: move('cancel', givenBack),
  pay: { access: editsOrders, from: [...openStatuses, 'COMPLETED'], values: payment },
  /** Goods and repairs that come back, shipping, or an amount alone; an unpaid rest is let off first. Goods of what was let off
   * wholly may still come back. */
  refund: {
    access: refundsOrders,
    from: ['COMPLETED', 'REFUNDED'],
    values: {
      ...givenBack,
      /** All that has not come back yet, onto the shelf, instead of what is named. */
      all: Type.Optional(Type.Boolean()),
      lines: Type.Optional(Type.Array(ReturnedLine, { maxItems: MAX_ORDER_LINES })),
      /** Besides the lines: what is let off, taxes included. */
      amount: Type.Optional(Cents()),
      shipping: Type.Optional(Type.Boolean()),
      ...taken,
    },
  },
  /** Takes back payments that were noted by mistake: all of those that nothing went back of. */
  unpay: {
    access: refundsOrders,
    from: [...openStatuses, 'COMPLETED'],
    values: { reason: Type.Optional(Text(500)) },
  },
};

/**
 * What comes back of a completed order and what is sold for it, as an order of its own whose lines are these: its worth is
 * paid by what comes back, the difference is paid or goes back (contract 3 §4).
 */
export const exchangeStep = (line: TObject) => ({
  access: exchangesOrders,
  from: ['COMPLETED'],
  values: {
    ...givenBack,
    ...taken,
    lines: Type.Array(ReturnedLine, { minItems: 1, maxItems: MAX_ORDER_LINES }),
    order: Entity({
      /** The new order's, brought along. */
      id: Type.String(Uuid),
      lines: Type.Array(withOptionalDefaults(line), { minItems: 1, maxItems: MAX_ORDER_LINES }),
    }),
    /** How the rest is paid, where the new lines cost more; without it the customer owes it. */
    payment: Type.Optional(Entity(payment)),
  },
});
