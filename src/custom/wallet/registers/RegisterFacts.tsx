import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Card } from '../../../kit/Card.tsx';
import { dateFormat } from '../../../kit/fields/dateFormat.ts';
import { Facts } from '../../../kit/fields/Facts.tsx';
import type { Register } from '../../../schemas/wallet/registers.ts';

/** Where a till is, and who opened and closed it when. */
export function TillFacts({ till }: { till: Register }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { locations, store } = useSession();
  const field = (name: string) => translate(`resources.registers.fields.${name}`);
  const place = locations.find(({ id }) => id === till.location_id);
  const moment = (date: string | null) =>
    date && dateFormat(locale, place?.timezone ?? store.timezone, 'moment').format(new Date(date));
  const closed = [
    [field('closed_date'), moment(till.closed_date)],
    [field('closed_by_name'), till.closed_by_name],
  ] as const;
  return (
    <Card title={translate('wallet.tills.facts')}>
      <Facts
        facts={[
          [field('name'), till.name],
          [field('location_id'), place?.location_name],
          [field('state'), translate(`resources.registers.values.state.${till.state}`)],
          [field('created_date'), moment(till.created_date)],
          [field('opened_by_name'), till.opened_by_name],
          ...(till.state === 'CLOSED' ? closed : []),
          [field('note'), till.note],
        ]}
      />
    </Card>
  );
}
