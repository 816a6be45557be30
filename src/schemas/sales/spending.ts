import { Type, type Static } from 'typebox';

/** Purchases of a customer: number of orders, and cents paid less refunds. */
export const Spending = Type.Object({ orders: Type.Integer(), spent: Type.Integer() });
export type Spending = Static<typeof Spending>;
