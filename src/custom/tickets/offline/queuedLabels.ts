import type { LabelContent } from '../../inventory/index.ts';
import { codeOf, type UnsentTicket } from './queue.ts';

/** The labels of the devices of a kept ticket and of what was left with them; all have its code. */
export function queuedLabels({ id, ticket, customer, devices }: UnsentTicket): LabelContent[] {
  const code = codeOf(id);
  const label = (name: string): LabelContent => ({
    ...(customer && { owner: customer }),
    name,
    code,
    qr: code,
  });
  return ticket.new_devices.flatMap(({ left_items }, index) => [
    label(devices[index] ?? ''),
    ...(left_items ?? []).map(({ name }) => label(name)),
  ]);
}
