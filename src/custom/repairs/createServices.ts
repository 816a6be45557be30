import { http } from '../../authProvider/http.ts';
import { clean } from '../../schemas/input.ts';
import type { ItemAnswer } from '../../schemas/repairs/repairBatch.ts';
import { repairs, type Repair } from '../../schemas/repairs/repairs.ts';
import type { ValidationError } from '../../schemas/validate.ts';
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
 * Creates a service for each of the devices by one call, with one picture for all (specification 4 §7). A device that
 * is refused does not stop the others.
 */
export async function createServices(
  storeId: string,
  { devices = [], imagefile, ...values }: ServiceValues,
  idOf: IdOf,
): Promise<CreatedServices> {
  const { img_src, ...terms } = clean(repairs, values);
  const items = devices.map(({ id: product_id }) => {
    const item = { ...terms, ...(!imagefile && { img_src }), product_id };
    return { ...item, id: idOf(JSON.stringify(item)) };
  });
  const path = `/dc/en/store/${storeId}/repair`;
  const { json } = await http<{ data: ItemAnswer[] }>({
    service: repairs.service,
    method: 'POST',
    path: imagefile ? `${path}/v2/batch` : `${path}/batch`,
    body: imagefile ? toForm(items, imagefile) : items,
  });
  const isCreated = (index: number) => ['created', 'unchanged'].includes(json.data[index]?.status ?? '');
  return {
    created: items.filter((_, index) => isCreated(index)).map(({ id }) => id),
    refused: devices.flatMap((device, index) =>
      isCreated(index) ? [] : [{ device, errors: json.data[index]?.errors ?? [] }],
    ),
  };
}

function toForm(items: object[], imagefile: File): FormData {
  const form = new FormData();
  form.append('data', JSON.stringify(items));
  form.append('imagefile', imagefile);
  return form;
}
