import type { ValidationError } from '../../src/schemas/validate.ts';
import type { Scope } from '../core/scope.ts';
import { readStore } from '../store/index.ts';

interface Contact {
  email: string | null;
  phone: string | null;
}

/** Returns what a customer lacks of e-mail address and phone number, by the store's setting; `prefix` is that of paths. */
export async function contactErrors(
  scope: Scope,
  { email, phone }: Contact,
  prefix = '/',
): Promise<ValidationError[]> {
  if (email && phone) return [];
  const { customer_contact } = await readStore(scope);
  if (customer_contact === 'EMAIL') return email ? [] : [{ path: `${prefix}email`, code: 'required' }];
  if (customer_contact === 'PHONE') return phone ? [] : [{ path: `${prefix}phone`, code: 'required' }];
  return email || phone ? [] : [{ path: `${prefix}phone`, code: 'contact' }];
}
