import { toInput } from '../../schemas/input.ts';
import { repairs, type Repair } from '../../schemas/repairs/repairs.ts';
import type { ValidationError } from '../../schemas/validate.ts';
import type { RepairCalls } from './calls.ts';
import type { Choice } from '../../kit/picker/useChoices.ts';

export interface ServiceValues extends Partial<Repair> {
  devices?: Choice[];
  imagefile?: File;
}

/** A device for which the service was not created, and why. */
export interface RefusedDevice {
  device: Choice;
  errors: ValidationError[];
}

export interface CreatedServices {
  /** The ids of the new services. */
  created: string[];
  refused: RefusedDevice[];
}

/** Answers the id that a new service of this content has; the same whenever it is sent again. */
export type IdOf = (content: string) => string;

/**
 * Creates a service for each of the devices by one call, with one picture for all (contract 4 §7). A device that
 * is refused does not stop the others.
 */
export async function createServices(
  calls: RepairCalls,
  { devices = [], imagefile, ...values }: ServiceValues,
  idOf: IdOf,
): Promise<CreatedServices> {
  const { img_src, ...terms } = toInput(repairs, values);
  const items = devices.map(({ id: product_id }) => {
    const item = { ...terms, ...(!imagefile && { img_src }), product_id };
    return { ...item, id: idOf(JSON.stringify(item)) };
  });
  const answers = await calls.createServices(items, imagefile);
  const isCreated = (index: number) => ['created', 'unchanged'].includes(answers[index]?.status ?? '');
  return {
    created: items.filter((_, index) => isCreated(index)).map(({ id }) => id),
    refused: devices.flatMap((device, index) =>
      isCreated(index) ? [] : [{ device, errors: answers[index]?.errors ?? [] }],
    ),
  };
}
