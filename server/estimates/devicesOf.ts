import type { Estimate } from '../../src/schemas/estimates/estimates.ts';

/** Returns the ids of the devices on a ticket that an estimate is about. */
export const devicesOf = ({ options }: Pick<Estimate, 'options'>): string[] => [
  ...new Set(options.flatMap(({ lines }) => lines.map(({ ticket_device_id }) => ticket_device_id))),
];
