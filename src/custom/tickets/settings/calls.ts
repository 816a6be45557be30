import type { Call } from '../../../dataProvider/calls.ts';
import { toVersioned, type Versioned } from '../../../dataProvider/versioned.ts';
import { createCallsHook } from '../../../kit/createCallsHook.ts';
import { ticketCalls } from '../../../schemas/tickets/calls.ts';
import type { IntakeRules } from '../../../schemas/tickets/intakeRules.ts';

/** The rules of the intake with their version. */
export const intakeMethods = (call: Call) => ({
  getIntakeRules: async (signal?: AbortSignal): Promise<Versioned<IntakeRules>> =>
    toVersioned(await call(ticketCalls.readIntakeRules, { signal })),

  updateIntakeRules: async ({ value, etag }: Versioned<IntakeRules>): Promise<Versioned<IntakeRules>> =>
    toVersioned(await call(ticketCalls.writeIntakeRules, { body: value, etag })),
});

export const useIntakeCalls = createCallsHook(intakeMethods);
