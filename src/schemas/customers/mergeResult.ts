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

/** The values that stay. An account stays an account when a guest goes into it, or it into a guest. */
export function mergedValues<P extends Person>(kept: P, merged: P, take: readonly MergedField[]) {
  const values = Object.fromEntries(
    mergedFields.map((key) => [key, (take.includes(key) ? merged : kept)[key]]),
  );
  return { ...(values as Fields), is_guest: kept.is_guest && merged.is_guest };
}

/** The former e-mail addresses of the one who stays: whatever either was reached by and is not the address now. */
export function mergedAliases(email: string, ...known: string[]): string[] {
  const seen = new Set([email.toLowerCase()]);
  return known.filter((one) => {
    const isNew = !seen.has(one.toLowerCase());
    seen.add(one.toLowerCase());
    return isNew;
  });
}

/** Each address of both with whether it is used and the default of its type afterwards. */
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

/** By purpose the stricter of what both said. */
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

/** What is proposed: what the one who stays lacks is taken, and what both have alike stays once. */
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
