import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { customers, type Customer } from '../../../schemas/customers/customers.ts';
import type { DuplicateCustomer } from '../../../schemas/customers/duplicates.ts';
import { nameOf } from '../../../schemas/model.ts';
import { useDebounced } from '../../../kit/useDebounced.ts';
import { profilePath } from '../profilePath.ts';
import { useCustomerCalls } from '../calls.ts';

const isEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text);
const isPhone = (text: string) => text.replaceAll(/\D/g, '').length >= 7;

/** Warns about existing customers with the typed email address or phone number; saving stays possible. */
export function DuplicateWarning() {
  const translate = useTranslate();
  const known = useDuplicates();
  if (known.length === 0) return null;
  return (
    <Alert severity="warning" role="status" data-wide>
      {translate('knownCustomers.title', { smart_count: known.length })}
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {known.map((one) => (
          <li key={one.id}>
            <Link component={RouterLink} to={profilePath(one.id)} color="inherit" underline="always">
              {nameOf(customers, { ...one })}
            </Link>{' '}
            ({reasons(one).map(translateOf(translate)).join(', ')})
          </li>
        ))}
      </ul>
      {translate('knownCustomers.anyway')}
    </Alert>
  );
}

const reasons = ({ by, is_voided }: DuplicateCustomer) => [
  ...by.map((one) => `by.${one}`),
  ...(is_voided ? ['inactive'] : []),
];

const translateOf = (translate: ReturnType<typeof useTranslate>) => (key: string) =>
  translate(`knownCustomers.${key}`);

/** The other customers with the typed address or number, once it is complete. */
function useDuplicates(): DuplicateCustomer[] {
  const { getKnownCustomers } = useCustomerCalls();
  const stored = useRecordContext<Customer>();
  const [email, phone] = useDebounced(
    useWatch<Pick<Customer, 'email' | 'phone'>, ['email', 'phone']>({ name: ['email', 'phone'] }).join('\n'),
  ).split('\n') as [string, string];
  const query = {
    email: isEmail(email) && email !== stored?.email ? email : undefined,
    phone: isPhone(phone) && phone !== stored?.phone ? phone : undefined,
  };
  const { data = [] } = useQuery({
    queryKey: [customers.name, 'known', query, stored?.id],
    queryFn: async ({ signal }) =>
      (await getKnownCustomers({ query: { ...query, except: stored?.id }, signal })).data,
    enabled: Boolean(query.email ?? query.phone),
    retry: false,
  });
  return query.email || query.phone ? data : [];
}
