import { Type, type Static } from 'typebox';
import { NullableString } from '../common.ts';

/** Values to find possible duplicates of a new or changed customer by. */
export const DuplicateQuery = Type.Object({
  email: Type.Optional(Type.String({ maxLength: 200 })),
  phone: Type.Optional(Type.String({ maxLength: 50 })),
  /** The customer being edited. */
  except: Type.Optional(Type.String({ format: 'uuid' })),
});
export type DuplicateQuery = Static<typeof DuplicateQuery>;

/** A stored customer with the same e-mail address (current or former) or phone number. */
export const DuplicateCustomer = Type.Object({
  id: Type.String({ format: 'uuid' }),
  first_name: Type.String(),
  last_name: Type.String(),
  email: NullableString(),
  phone: NullableString({ phone: true }),
  is_voided: Type.Boolean(),
  by: Type.Array(Type.Enum(['email', 'alias', 'phone'])),
});
export type DuplicateCustomer = Static<typeof DuplicateCustomer>;
