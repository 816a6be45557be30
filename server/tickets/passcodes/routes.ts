import type { FastifyInstance } from 'fastify';
import { editsTickets, viewsPasscodes } from '../../../src/schemas/tickets/access.ts';
import { passcodeCalls } from '../../../src/schemas/tickets/passcodes/calls.ts';
import { serve } from '../../core/routes/serve.ts';
import { readDevice } from '../readDevice.ts';
import { readState, removePasscode, showPasscode, storePasscode, type Keeping } from './passcodes.ts';
import { planWipe } from './wipe.ts';

/** Passcodes of devices on tickets. */
export async function passcodeRoutes(app: FastifyInstance, keeping: Keeping) {
  serve(app, passcodeCalls.getPasscodeState, async ({ scope, who, params: { id } }) => {
    await readDevice({ scope, who }, id);
    return readState(scope, keeping, id);
  });

  serve(app, passcodeCalls.storePasscode, ({ scope, who, params: { id }, body }) =>
    scope.transaction(async (own) => {
      const device = await readDevice({ scope: own, who }, id, editsTickets);
      await storePasscode(own, keeping, device, body, { by: who.staff_id });
      await planWipe(own);
      return readState(own, keeping, id);
    }),
  );

  serve(app, passcodeCalls.removePasscode, ({ scope, who, params: { id } }) =>
    scope.transaction(async (own) => {
      const device = await readDevice({ scope: own, who }, id, editsTickets);
      await removePasscode(own, device, who.staff_id);
      return readState(own, keeping, id);
    }),
  );

  serve(app, passcodeCalls.showPasscode, ({ scope, who, params: { id } }) =>
    scope.transaction(async (own) => {
      const device = await readDevice({ scope: own, who }, id, viewsPasscodes);
      return showPasscode(own, keeping, device, who.staff_id);
    }),
  );
}
