import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Card } from '../../../kit/Card.tsx';
import { dateFormat } from '../../../kit/fields/dateFormat.ts';
import { Facts } from '../../../kit/fields/Facts.tsx';
import type { Register } from '../../../schemas/wallet/registers.ts';

/** Location of a register, and when and by whom it was opened and closed. */
export function RegisterFacts({ register }: { register: Register }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { locations, store } = useSession();
  const field = (name: string) => translate(`resources.registers.fields.${name}`);
  const place = locations.find(({ id }) => id === register.location_id);
  const moment = (date: string | null) =>
    date && dateFormat(locale, place?.timezone ?? store.timezone, 'moment').format(new Date(date));
  const closed = [
    [field('closed_date'), moment(register.closed_date)],
    [field('closed_by_name'), register.closed_by_name],
  ] as const;
  return (
    <Card title={translate('wallet.tills.facts')}>
      <Facts
        facts={[
          [field('name'), register.name],
          [field('location_id'), place?.location_name],
          [field('state'), translate(`resources.registers.values.state.${register.state}`)],
          [field('created_date'), moment(register.created_date)],
          [field('opened_by_name'), register.opened_by_name],
          ...(register.state === 'CLOSED' ? closed : []),
          [field('note'), register.note],
        ]}
      />
    </Card>
  );
}
