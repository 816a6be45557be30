import { and, eq } from 'drizzle-orm';
import type { JobKind } from '../../core/jobs/kinds.ts';
import type { Scope } from '../../core/scope.ts';
import type { LabelFormat } from '../carriers/backEnd.ts';
import { CarrierError } from '../carriers/carrierError.ts';
import type { ShippingOptions } from '../shippingOptions.ts';
import { toJobError } from './findJob.ts';
import { readLabelled } from './label.ts';
import { labelFiles } from './tables.ts';

declare module '../../core/jobs/kinds.ts' {
  interface JobData {
    'keep-label': { label_id: string };
  }
}

const signatures: Record<LabelFormat, Buffer> = {
  pdf: Buffer.from('%PDF-'),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47]),
};

type Asked = Pick<ShippingOptions, 'carriers' | 'times'>;

/** Returns the label's file: the stored one, or the carrier's, which is then stored. */
export async function readFile(
  scope: Scope,
  { carriers, times }: Asked,
  labelId: string,
  format: LabelFormat,
): Promise<Buffer> {
  const { id } = await readLabelled(scope, labelId);
  const where = and(eq(labelFiles.shipment_id, id), eq(labelFiles.format, format));
  const [kept] = await scope.select(labelFiles, { content: labelFiles.content }, { where });
  if (kept) return kept.content;
  const signal = AbortSignal.timeout(times.timeout);
  const content = Buffer.from(await carriers.file(labelId, format, { signal }));
  const signature = signatures[format];
  if (!content.subarray(0, signature.length).equals(signature))
    throw new CarrierError('unreachable', 'The carrier answered something else than the label.');
  await scope.transaction(async (own) => {
    // The customer may have been erased in the meantime, including their labels.
    await readLabelled(own, labelId, { lock: true });
    await own.insert(labelFiles, [{ shipment_id: id, format, content }], { ignoreExisting: true });
  });
  return content;
}

/** Stores label files, since the carriers' links expire. */
export const keepLabelJob = (asked: Asked): JobKind<{ label_id: string }> => ({
  atOnce: 4,

  run: async ({ scope, data: { label_id } }) => {
    for (const format of ['pdf', 'png'] as const)
      await readFile(scope, asked, label_id, format).catch(toJobError);
  },
});
