import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { dateFormat } from '../../../kit/fields/dateFormat.ts';
import type { Customer } from '../../../schemas/customers/customers.ts';

/** Tells since when a customer's data are erased. */
export function ForgottenNotice({ customer }: { customer: Customer }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { timezone } = useSession().store;
  if (!customer.forgotten_date) return null;
  const date = dateFormat(locale, timezone, 'long').format(new Date(customer.forgotten_date));
  return <Alert severity="info">{translate('privacy.forgotten', { date })}</Alert>;
}
