import type { CashMovement, Closing, Register } from '../../../src/schemas/wallet/registers.ts';
import { invalid } from '../../core/problem.ts';
import type { Hooks } from '../../core/records/entity.ts';
import { post } from '../ledger.ts';
import { moveCash } from './moveCash.ts';
import { close } from './close.ts';
import { addFigures } from './figures.ts';
import { openingErrors, openingRow } from './opening.ts';

/** Registers: opened with a float, closed with a count (contract 4 §2.10). */
export const registerHooks: Hooks<Register> = {
  complete: addFigures,

  beforeWrite: async ({ scope, who }, register) => {
    const row = await openingRow(scope, who, register);
    const errors = await openingErrors(scope, register);
    if (errors.length > 0) throw invalid(errors);
    return row;
  },

  afterWrite: async ({ scope, who }, { id, location_id, float }) => {
    await post(scope, who.staff_id, {
      kind: 'TILL_OPEN',
      location_id,
      register_id: id,
      entries: [
        { account: 'CASH', amount: float, register_id: id },
        { account: 'SAFE', amount: -float },
      ],
    });
  },

  steps: {
    cashIn: async (writing, register, movement: CashMovement) => {
      await moveCash(writing, register, 'CASH_IN', movement);
      return {};
    },

    cashOut: async (writing, register, movement: CashMovement) => {
      await moveCash(writing, register, 'CASH_OUT', movement);
      return {};
    },

    close: (writing, register, closing: Closing) => close(writing, register, closing),
  },
};
