import { toInput } from '../../schemas/input.ts';
import { repairs, type Repair } from '../../schemas/repairs/repairs.ts';
import type { ValidationError } from '../../schemas/validate.ts';
import type { useRepairCalls } from './calls.ts';
import type { Choice } from '../../kit/picker/useChoices.ts';

export interface ServiceValues extends Partial<Repair> {
  devices?: Choice[];
  imagefile?: File;
}

/** A device for which the service was not created, with the errors. */
export interface RefusedDevice {
  device: Choice;
  errors: ValidationError[];
}

export interface CreatedServices {
  /** The ids of the new services. */
  created: string[];
  refused: RefusedDevice[];
}

/** Returns the id of a new service. Equal content has an equal id, so that a repeated request creates it once. */
export type IdOf = (content: string) => string;

/**
 * Creates a service for each device in one call, with one image for all (contract 4 §7). Devices are independent: one
 * that fails does not affect the others.
 */
export async function createServices(
  calls: ReturnType<typeof useRepairCalls>,
  { devices = [], imagefile, ...values }: ServiceValues,
  idOf: IdOf,
): Promise<CreatedServices> {
  const { img_src, ...terms } = toInput(repairs, values);
  const items = devices.map(({ id: product_id }) => {
    const item = { ...terms, ...(!imagefile && { img_src }), product_id };
    return { ...item, id: idOf(JSON.stringify(item)) };
  });
  const { data: answers } = imagefile
    ? await calls.createServicesWithImage({ body: formOf(items, imagefile) })
    : await calls.createServices({ body: items });
  const isCreated = (index: number) => ['created', 'unchanged'].includes(answers[index]?.status ?? '');
  return {
    created: items.filter((_, index) => isCreated(index)).map(({ id }) => id),
    refused: devices.flatMap((device, index) =>
      isCreated(index) ? [] : [{ device, errors: answers[index]?.errors ?? [] }],
    ),
  };
}

function formOf(items: object[], imagefile: File): FormData {
  const form = new FormData();
  form.append('data', JSON.stringify(items));
  form.append('imagefile', imagefile);
  return form;
}
