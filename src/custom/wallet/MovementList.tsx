import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '../../authProvider/session.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { dateFormat } from '../../kit/fields/dateFormat.ts';
import { useCents } from '../../kit/fields/useCents.ts';

/** Cash in (positive) or out (negative). */
export interface Movement {
  key: string;
  title: string;
  amount: number;
  note: string | null;
  order_no: number | null;
  by: string | null;
  created_date: string;
}

/** Cash movements: reason, order, date and staff member. */
export const MovementList = ({ movements }: { movements: Movement[] }) => (
  <List>
    {movements.map(({ key, ...movement }) => (
      <Item key={key} {...movement} />
    ))}
  </List>
);

function Item({ title, amount, note, order_no, by, created_date }: Omit<Movement, 'key'>) {
  const translate = useTranslate();
  const locale = useLocale();
  const cents = useCents();
  const { timezone } = useSession().store;
  return (
    <li>
      <div>
        <span>
          {title}
          {order_no !== null && (
            <>
              {' · '}
              <Link component={RouterLink} to={`/Sales?id=${order_no}`}>
                {translate('wallet.order', { number: order_no })}
              </Link>
            </>
          )}
        </span>
        <strong>{(amount > 0 ? '+' : '') + cents(amount)}</strong>
      </div>
      {note && <p>{note}</p>}
      <small>
        <time dateTime={created_date}>
          {dateFormat(locale, timezone, 'moment').format(new Date(created_date))}
        </time>
        {by && ` · ${by}`}
      </small>
    </li>
  );
}

const List = styled('ol')(({ theme: { palette } }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& strong': { fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& p': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& small': { fontSize: '0.8125rem', color: palette.text.secondary },
}));
