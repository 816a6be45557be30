import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useRecordContext, useTranslate, type TranslateFunction } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { numberFormat } from '../../../schemas/formats.ts';
import { useSession } from '../../../authProvider/session.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { moneyFormat } from '../../../kit/fields/money.ts';
import { dayIn } from '../../../schemas/days.ts';
import type { Order } from '../../../schemas/sales/orders.ts';
import type { OrderAmounts } from '../../../schemas/sales/price.ts';
import { isFederal } from '../../../schemas/sales/taxRates.ts';
import { calculateTotals, type OrderValues } from './orderForm.ts';

/** Totals of the order in the form (contract 3 §2.1). */
export function Summary() {
  const translate = useTranslate();
  const { locations, store } = useSession();
  const record = useRecordContext<Order>();
  const values = useWatch() as Partial<OrderValues>;
  const place = locations.find(({ id }) => id === values.location_id);
  const isUntaxed = place !== undefined && place.country !== 'CA' && (place.tax_rates ?? []).length === 0;
  const notes = [isUntaxed && translate('sales.summary.untaxed'), exemptText(values, translate)];
  const day = record?.order_date ?? dayIn(place?.timezone ?? store.timezone);
  return (
    <PriceSummary
      amounts={calculateTotals(values, place, day, store)}
      shippingFee={Number(values.shipping_fee) || 0}
    >
      {notes.filter(Boolean).join(' ')}
    </PriceSummary>
  );
}

/** Totals of a stored order. */
export function StoredSummary({ order }: { order: Order }) {
  const translate = useTranslate();
  return (
    <PriceSummary amounts={{ ...order, discount: order.discount_amount }} shippingFee={order.shipping_fee}>
      {exemptText(order, translate)}
    </PriceSummary>
  );
}

/** Why the customer is tax-exempt. */
const exemptText = (
  { is_tax_exempt, tax_exempt_number, tax_exempt_reason }: Partial<OrderValues>,
  translate: TranslateFunction,
) =>
  is_tax_exempt
    ? translate('sales.summary.exempt', {
        about: [tax_exempt_number, tax_exempt_reason].filter(Boolean).join(', '),
      })
    : '';

interface PriceSummaryProps {
  amounts: Pick<
    OrderAmounts,
    'subtotal' | 'discount' | 'total_before_tax' | 'taxes' | 'gst_hst' | 'pst_rst_qst' | 'total'
  >;
  shippingFee: number;
  children?: string;
}

function PriceSummary({ amounts, shippingFee, children }: PriceSummaryProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  const money = (cents: number) => moneyFormat(locale).format(cents / 100);
  const rates = (federal: boolean) =>
    amounts.taxes
      .filter(({ kind }) => isFederal(kind) === federal)
      .map(({ kind, rate, name = translate(`sales.taxes.${kind}`), state }) =>
        [name, percentOf(rate, locale), state && `(${state})`].filter(Boolean).join(' '),
      )
      .join(', ');
  const rows = [
    ['subtotal', amounts.subtotal],
    ['shipping', shippingFee],
    ['discount', amounts.discount && -amounts.discount],
    ['total_before_tax', amounts.total_before_tax],
    ['gst_hst', amounts.gst_hst, rates(true)],
    ['pst_rst_qst', amounts.pst_rst_qst, rates(false)],
    ['total', amounts.total],
  ] as const;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h3" sx={{ mb: 1 }}>
        {translate('sales.summary.title')}
      </Typography>
      <List aria-live="polite">
        {rows.map(([name, cents, about]) => (
          <div key={name} data-row={name}>
            <dt>
              {translate(`sales.summary.${name}`)}
              {about && <small>{about}</small>}
            </dt>
            <dd>{money(cents)}</dd>
          </div>
        ))}
      </List>
      {children && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {children}
        </Typography>
      )}
    </section>
  );
}

const percentOf = (rate: number, locale: string) =>
  numberFormat(locale === 'fr' ? 'fr-CA' : 'en-CA', {
    style: 'percent',
    maximumFractionDigits: 3,
  }).format(rate / 100_000);

const List = styled('dl')(({ theme: { palette, spacing } }) => ({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: spacing(2), padding: spacing(0.5, 0) },
  '& dt small': { display: 'block', color: palette.text.secondary },
  '& dd': { margin: 0, whiteSpace: 'nowrap' },
  '& [data-row=total]': {
    marginTop: spacing(1),
    paddingTop: spacing(1.5),
    borderTop: `1px solid ${palette.divider}`,
    fontSize: '1.125rem',
    fontWeight: 650,
  },
}));
