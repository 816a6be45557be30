import { Type, type Static } from 'typebox';

/** What a customer bought: how many orders, and the cents that they paid and did not get back. */
export const Spending = Type.Object({ orders: Type.Integer(), spent: Type.Integer() });
export type Spending = Static<typeof Spending>;
