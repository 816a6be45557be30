const DAY = 86_400_000;
const MAX_FEE = 2_000_000_000;

/** What keeping a device costs that is not collected in time, in cents: a day, and at most. */
export interface StorageTerms {
  storage_fee: number | null;
  storage_fee_most: number | null;
}

/** The storage fee of a device for each whole day after it was to be collected, until it has gone or now. */
export function storageFee(
  { storage_fee, storage_fee_most }: StorageTerms,
  collectUntil: Date | null,
  end: Date,
): number {
  if (!storage_fee || !collectUntil) return 0;
  const days = Math.max(0, Math.floor((end.getTime() - collectUntil.getTime()) / DAY));
  return Math.min(days * storage_fee, storage_fee_most ?? MAX_FEE, MAX_FEE);
}
