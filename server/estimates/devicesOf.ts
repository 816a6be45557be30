import type { Estimate } from '../../src/schemas/estimates/estimates.ts';
import { Problem } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { lockDevices } from '../tickets/index.ts';

/** Returns the ids of the devices on a ticket that an estimate is about. */
export const devicesOf = ({ options }: Pick<Estimate, 'options'>): string[] => [
  ...new Set(options.flatMap(({ lines }) => lines.map(({ ticket_device_id }) => ticket_device_id))),
];

/** Locks the devices of an estimate. Throws 409 `ticket_gone` if one has left. */
export async function lockPresent(scope: Scope, estimate: Pick<Estimate, 'options'>) {
  const devices = await lockDevices(scope, devicesOf(estimate));
  if (devices.some(({ state }) => state === 'GONE'))
    throw new Problem(409, 'A device has left the store.', [{ path: '', code: 'ticket_gone' }]);
  return devices;
}
