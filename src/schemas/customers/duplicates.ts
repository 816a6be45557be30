import { Type, type Static } from 'typebox';
import { NullableString } from '../common.ts';

/** What a new or changed customer is compared with the stored ones by. */
export const DuplicateQuery = Type.Object({
  email: Type.Optional(Type.String({ maxLength: 200 })),
  phone: Type.Optional(Type.String({ maxLength: 50 })),
  /** The customer who is being changed. */
  except: Type.Optional(Type.String({ format: 'uuid' })),
});
export type DuplicateQuery = Static<typeof DuplicateQuery>;

/** A stored customer who has the same e-mail address, also a former one, or the same phone number. */
export const DuplicateCustomer = Type.Object({
  id: Type.String({ format: 'uuid' }),
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  phone: NullableString({ phone: true }),
  is_voided: Type.Boolean(),
  by: Type.Array(Type.Enum(['email', 'alias', 'phone'])),
});
export type DuplicateCustomer = Static<typeof DuplicateCustomer>;
