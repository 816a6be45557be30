import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useLocale } from '../../../i18n/useLocale.ts';
import { dateFormat } from '../../../kit/fields/dateFormat.ts';
import type { InputProps } from '../../../kit/slots.ts';
import { calculateOffer, type Deducted } from '../../../schemas/trade/offer.ts';
import type { TradeRequest } from '../../../schemas/trade/requests.ts';
import { normalizeStorage } from '../../../schemas/trade/terms.ts';
import { useAmounts } from '../useAmounts.ts';
import { useTerms } from './useTerms.ts';

interface Shown {
  base: number | null;
  deductions: Deducted[];
  offer: number | null;
  manual: number | null;
  version: number | null;
}

/** The offer and its calculation, updated while typing until it is made. */
export default function OfferInput(_: Partial<InputProps>) {
  const translate = useTranslate();
  const id = useId();
  const locale = useLocale();
  const { money, deductionText, nameOf } = useAmounts();
  const record = useRecordContext<TradeRequest>();
  const shown = useOffer();
  if (!shown) return null;
  const { base, deductions, offer, manual, version } = shown;
  return (
    <Box role="group" data-wide aria-labelledby={id}>
      <Typography id={id} component="h3" variant="subtitle2">
        {translate('trade.request.offer')}
      </Typography>
      {base === null ? (
        <Typography variant="body2" color="text.secondary">
          {translate(version === null ? 'trade.request.no_version' : 'trade.request.no_price')}
        </Typography>
      ) : (
        <dl>
          <dt>{translate('trade.request.price', { version })}</dt>
          <dd>{money(base)}</dd>
          {deductions.map((one) => (
            <Line
              key={one.id}
              name={`${nameOf(one)} (${deductionText(one)})`}
              amount={`−${money(one.amount)}`}
            />
          ))}
          {manual !== null && (
            <Line
              name={translate('trade.request.counted')}
              amount={money(deductions.reduce((left, { amount }) => left - amount, base))}
            />
          )}
        </dl>
      )}
      <dl aria-live="polite">
        <dt className="total">
          {translate(manual === null ? 'trade.request.total' : 'trade.request.by_hand')}
        </dt>
        <dd className="total">{offer === null ? '—' : money(offer)}</dd>
      </dl>
      {record?.expires_on && (
        <Typography variant="body2" color="text.secondary">
          {translate(record.state === 'EXPIRED' ? 'trade.request.expired_on' : 'trade.request.expires_on', {
            date: dateFormat(locale, 'UTC', 'long').format(new Date(record.expires_on)),
          })}
        </Typography>
      )}
    </Box>
  );
}

const Line = ({ name, amount }: { name: string; amount: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </>
);

/** The stored offer, or a preview for the typed values. */
function useOffer(): Shown | undefined {
  const record = useRecordContext<TradeRequest>();
  const { terms, isOpen } = useTerms();
  const [storage, condition, ids, typed] = useWatch({
    name: ['storage', 'condition', 'defect_ids', 'manual_offer'],
  }) as [string | null | undefined, string | undefined, string[] | undefined, number | null | undefined];
  if (!isOpen && record) {
    const { base, deductions, offer, manual_offer: manual, version_number: version } = record;
    return { base, deductions, offer, manual, version };
  }
  if (!terms || !condition) return undefined;
  const price = terms.prices.find(
    (one) => one.condition === condition && one.storage === normalizeStorage(storage ?? ''),
  );
  const defects = terms.deductions.filter((one) => ids?.includes(one.id));
  const manual = typeof typed === 'number' ? typed : null;
  const counted = price ? calculateOffer(price.amount, defects) : undefined;
  return {
    base: price?.amount ?? null,
    deductions: counted?.deductions ?? [],
    offer: manual ?? counted?.offer ?? null,
    manual,
    version: terms.version_number,
  };
}

const Box = styled('div')(({ theme: { palette, spacing, shape } }) => ({
  padding: spacing(1.5, 2),
  border: `1px solid ${palette.divider}`,
  borderRadius: shape.borderRadius,
  background: palette.action.hover,
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: spacing(0.5, 2),
    margin: spacing(0.5, 0),
    fontSize: '0.875rem',
  },
  '& dt': { overflowWrap: 'anywhere' },
  '& dd': { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .total': { fontWeight: 600, fontSize: '1rem' },
}));
