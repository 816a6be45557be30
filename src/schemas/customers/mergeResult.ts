import { stricterConsent, type ConsentState } from './consents.ts';
import {
  mergedFields,
  type MergeAddress,
  type MergeChoices,
  type MergeSide,
  type MergedField,
} from './merge.ts';

type Fields = Pick<MergeSide, MergedField>;
type Address = Pick<MergeAddress, 'id' | 'address_type' | 'is_default' | 'is_voided'>;
type Person = Fields & { is_guest: boolean };

/** Field values after the merge. The result is a guest only if both are. */
export function mergedValues<P extends Person>(kept: P, merged: P, take: readonly MergedField[]) {
  const values = Object.fromEntries(
    mergedFields.map((key) => [key, (take.includes(key) ? merged : kept)[key]]),
  );
  return { ...(values as Fields), is_guest: kept.is_guest && merged.is_guest };
}

/** Former e-mail addresses after the merge: all addresses of both, except the current one. */
export function mergedAliases(email: string | null, ...known: (string | null)[]): string[] {
  const seen = new Set([email?.toLowerCase()]);
  return known
    .flatMap((one) => one ?? [])
    .filter((one) => {
      const isNew = !seen.has(one.toLowerCase());
      seen.add(one.toLowerCase());
      return isNew;
    });
}

/** All addresses of both, with their voided and default flags after the merge. */
export function mergedAddresses<A extends Address>(
  kept: A[],
  merged: A[],
  { leave_out, defaults }: Pick<MergeChoices, 'leave_out' | 'defaults'>,
): A[] {
  const all = [...kept, ...merged].map((one) => ({
    ...one,
    is_voided: one.is_voided || leave_out.includes(one.id),
  }));
  const used = all.filter(({ is_voided }) => !is_voided);
  const defaultIds = new Set(
    [...new Set(used.map(({ address_type }) => address_type))].map((type) => {
      const ofType = used.filter(({ address_type }) => address_type === type);
      const chosen = ofType.find(({ id }) => defaults.includes(id)) ?? ofType.find((one) => one.is_default);
      return (chosen ?? ofType[0])?.id;
    }),
  );
  return all.map((one) => ({ ...one, is_default: defaultIds.has(one.id) }));
}

/** The stricter consent of both by purpose. */
export function mergedConsents(
  kept: Record<string, ConsentState>,
  merged: Record<string, ConsentState>,
): Record<string, ConsentState> {
  const purposes = [...new Set([...Object.keys(kept), ...Object.keys(merged)])];
  return Object.fromEntries(
    purposes.flatMap((purpose) => {
      const state = stricterConsent(kept[purpose], merged[purpose]);
      return state ? [[purpose, state]] : [];
    }),
  );
}

const places = [
  'address_type',
  'first_name',
  'last_name',
  'company',
  'address_1',
  'address_2',
  'city',
  'state',
  'postcode',
  'country',
] as const;

/** The suggested merge: takes values that the kept customer lacks and voids duplicate addresses. */
export function proposedMerge(kept: MergeSide, merged: MergeSide): MergeChoices {
  const doubles = merged.addresses.filter(
    (one) => !one.is_voided && kept.addresses.some((other) => isSame(one, other)),
  );
  return {
    take: mergedFields.filter((key) => !kept[key] && merged[key]),
    leave_out: doubles.map(({ id }) => id),
    defaults: [],
  };
}

const isSame = (one: MergeAddress, other: MergeAddress) =>
  !other.is_voided && places.every((key) => plain(one[key]) === plain(other[key]));

const plain = (text: string | null) => (text ?? '').trim().toLowerCase();
