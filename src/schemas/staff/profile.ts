import type { Rule } from '../model.ts';
import { staff, type Staff } from './staff.ts';

/** Contract 1 §5, Profile. */
const names = {
  first_name: { min: 2, max: 15 },
  last_name: { min: 2, max: 20 },
} as const;

const problemOf = (name: string, { min, max }: { min: number; max: number }): string | undefined => {
  if (!/^[\p{L}\p{M} .'’-]+$/u.test(name)) return 'letters';
  if (name.trim().length < min) return 'too_short';
  return name.length > max ? 'too_long' : undefined;
};

/**
 * The staff model for one's own profile. Names have stricter rules here; a stored name that violates them ('Agent 7')
 * is accepted unchanged, so it does not block other changes.
 */
export const profileModel = (stored: Pick<Staff, 'first_name' | 'last_name'>) => {
  const checkNames = (['first_name', 'last_name'] as const).map((key): Rule<Staff> => ({
    fields: [key],
    check(record) {
      const code = record[key] === stored[key] ? undefined : problemOf(record[key], names[key]);
      return code ? [{ path: `/${key}`, code }] : [];
    },
  }));
  return { ...staff, rules: [...(staff.rules ?? []), ...(checkNames as Rule[])] };
};
