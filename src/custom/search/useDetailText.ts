import { useTranslate } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { displayText } from '../../kit/displayText.ts';
import { shortDate } from '../../kit/fields/longDate.ts';
import { dateFormat } from '../../kit/fields/dateFormat.ts';
import { moneyFormat } from '../../kit/fields/money.ts';
import { isMoney, unitsPerDollar, type PropertySchema } from '../../kit/slots.ts';
import type { Model } from '../../schemas/model.ts';
import { formatPhone } from '../../schemas/phone.ts';
import type { Hit } from '../../schemas/search/result.ts';
import { useRoleName } from '../staff/index.ts';
import { useLookups } from '../store/index.ts';

/** Returns a function for what tells a found record apart, in one line. */
export function useDetailText(): (model: Model, hit: Pick<Hit, 'details'>) => string {
  const translate = useTranslate();
  const locale = useLocale();
  const { locations, store } = useSession();
  const roleName = useRoleName();
  const { textOf } = useLookups();
  const textFor = ({ name, schema }: Model, key: string, value: unknown): string => {
    const property: PropertySchema = schema.properties[key] ?? {};
    if (key.endsWith('location_id')) return locations.find(({ id }) => id === value)?.location_name ?? '';
    if (typeof value === 'number' && isMoney(property))
      return moneyFormat(locale).format(value / unitsPerDollar(property));
    if (typeof value !== 'string') return displayText(value);
    if (key === 'role') return roleName(value);
    if (key === 'status' && !property.enum) return textOf('APPOINTMENT_STATUS', value);
    if (property.enum) return translate(`resources.${name}.values.${key}.${value}`, { _: value });
    if (property.format === 'date') return shortDate(value, locale);
    if (property.format === 'date-time')
      return dateFormat(locale, store.timezone, 'short').format(new Date(value));
    return key.endsWith('phone') ? formatPhone(value) : value;
  };
  return (model, { details }) =>
    Object.entries(details).reduce((line, [key, value]) => {
      const text = value === null ? '' : textFor(model, key, value);
      if (!text || !line) return line || text;
      return `${line}${key.endsWith('last_name') ? ' ' : ' · '}${text}`;
    }, '');
}
