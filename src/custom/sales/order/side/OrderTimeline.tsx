import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../../authProvider/session.ts';
import { useLocale } from '../../../../i18n/useLocale.ts';
import { Card } from '../../../../kit/Card.tsx';
import { dateFormat } from '../../../../kit/fields/dateFormat.ts';
import { useHistory } from '../../../../kit/history/useHistory.ts';
import type { HistoryEntry } from '../../../../schemas/history.ts';
import { orders } from '../../../../schemas/sales/orders.ts';

/** The order's history: who did what, and when. */
export function OrderTimeline({ id }: { id: string }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { timezone } = useSession().store;
  const { entries = [], hasNextPage, fetchNextPage } = useHistory(orders, id);
  const wordsOf = ({ action, changes }: HistoryEntry): string => {
    if (action === 'created') return translate('sales.timeline.created');
    const words = ['order_status', 'payment_status'].flatMap((key) => {
      const now = changes.find(({ field }) => field === key)?.new;
      return typeof now === 'string' ? [translate(`resources.orders.values.${key}.${now}`)] : [];
    });
    const changed = changes
      .map(({ field }) => translate(`resources.orders.fields.${field}`, { _: '' }))
      .filter(Boolean)
      .join(', ');
    return words.join(', ') || translate('sales.timeline.changed', { fields: changed });
  };
  if (entries.length === 0) return null;
  return (
    <Card title={translate('sales.timeline.title')}>
      <List>
        {entries.map((entry) => (
          <li key={entry.id}>
            <strong>{wordsOf(entry)}</strong>
            <small>
              {entry.changed_by?.name || translate('history.somebody')}
              {' · '}
              <time dateTime={entry.changed_date}>
                {dateFormat(locale, timezone, 'moment').format(new Date(entry.changed_date))}
              </time>
            </small>
          </li>
        ))}
      </List>
      {hasNextPage && (
        <Button size="small" onClick={() => void fetchNextPage()}>
          {translate('sales.timeline.more')}
        </Button>
      )}
    </Card>
  );
}

const List = styled('ol')(({ theme: { palette, spacing } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& strong': { display: 'block', fontWeight: 500, overflowWrap: 'anywhere' },
  '& small': { color: palette.text.secondary },
}));
