import type { Estimate } from '../../src/schemas/estimates/estimates.ts';
import { Problem } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { lockDevices } from '../tickets/index.ts';
import { closedBy } from './closedDevice.ts';

/** Returns the ids of the devices on a ticket that an estimate is about; of a quote none. */
export const devicesOf = ({ options }: Pick<Estimate, 'options'>): string[] => [
  ...new Set(options.flatMap(({ lines }) => lines.flatMap(({ ticket_device_id }) => ticket_device_id ?? []))),
];

/** Locks the devices of options. Throws 409 if one has left (`ticket_gone`) or is finished (`ticket_ready`). */
export async function lockOpen(scope: Scope, estimate: Pick<Estimate, 'options'>) {
  const devices = await lockDevices(scope, devicesOf(estimate));
  const code = closedBy(devices);
  if (code) throw new Problem(409, 'A device is finished or has left the store.', [{ path: '', code }]);
  return devices;
}
