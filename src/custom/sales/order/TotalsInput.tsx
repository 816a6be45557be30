import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { useSession } from '../../../authProvider/session.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { longDate } from '../../../kit/fields/longDate.ts';
import { Facts } from '../../../kit/fields/Facts.tsx';
import { MoneyInput } from '../../../kit/form/inputs/MoneyInput.tsx';
import { TextInput } from '../../../kit/form/inputs/TextInput.tsx';
import { SchemaInput } from '../../../kit/form/SchemaInput.tsx';
import type { InputProps } from '../../../kit/slots.ts';
import { changesPrices, shipsOrders } from '../../../schemas/sales/access.ts';
import { Order } from '../../../schemas/sales/orders.ts';
import { DiscountInput } from './DiscountInput.tsx';
import { StoredSummary, Summary } from './Summary.tsx';
import { WholesaleInput } from './WholesaleInput.tsx';

/** Discount, shipping and tax inputs beside the order's totals. */
export function TotalsInput({ readOnly = false }: Partial<InputProps>) {
  const { who } = useSession();
  const mayPrice = changesPrices(who) === true;
  const record = useRecordContext<Order>();
  return (
    <Sides data-wide>
      {readOnly && record ? (
        <SaleTerms order={record} />
      ) : (
        <div className="fields">
          <DiscountInput label="resources.orders.fields.discount" readOnly={!mayPrice} />
          <MoneyInput source="shipping_fee" isCents readOnly={!mayPrice} />
          <IncludeTax readOnly={!mayPrice} />
          <SchemaInput
            source="tax_class"
            schema={Order.properties.tax_class}
            isRequired
            readOnly={!mayPrice}
          />
          <SchemaInput
            source="delivery"
            schema={Order.properties.delivery}
            isRequired
            readOnly={shipsOrders(who) !== true}
          />
          <WholesaleInput source="apply_wholesale" readOnly={!mayPrice} />
          <SchemaInput source="channel" schema={Order.properties.channel} isRequired />
          <div className="note">
            <TextInput source="note" isLong />
          </div>
        </div>
      )}
      <div className="summary">{readOnly && record ? <StoredSummary order={record} /> : <Summary />}</div>
    </Sides>
  );
}

/** Terms of a stored order, read-only. */
function SaleTerms({ order }: { order: Order }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { locations } = useSession();
  const { location_id, order_date, vendor, channel, tax_class, include_tax, apply_wholesale, note } = order;
  const { delivery = 'HANDED_OVER' } = order;
  const name = (key: string) => translate(`resources.orders.fields.${key}`);
  return (
    <Box sx={{ alignSelf: 'start' }}>
      <Facts
        facts={[
          [name('location_id'), locations.find(({ id }) => id === location_id)?.location_name],
          [name('order_date'), longDate(order_date, locale)],
          [name('vendor_id'), vendor?.name],
          [name('channel'), translate(`resources.orders.values.channel.${channel}`)],
          [name('delivery'), translate(`resources.orders.values.delivery.${delivery}`)],
          [name('tax_class'), translate(`resources.orders.values.tax_class.${tax_class}`)],
          [translate('sales.include_tax'), translate(`ra.boolean.${include_tax}`)],
          [name('apply_wholesale'), translate(`ra.boolean.${apply_wholesale}`)],
          [name('note'), note && <span style={{ whiteSpace: 'pre-line' }}>{note}</span>],
        ]}
      />
    </Box>
  );
}

/** Whether taxes are included. */
function IncludeTax({ readOnly }: { readOnly: boolean }) {
  const translate = useTranslate();
  const id = useId();
  const { field } = useController({ name: 'include_tax' });
  return (
    <div>
      <Typography id={id} variant="body2" color="text.secondary">
        {translate('sales.include_tax')}
      </Typography>
      <RadioGroup
        row
        aria-labelledby={id}
        value={String(field.value ?? false)}
        onChange={(_, value) => field.onChange(value === 'true')}
      >
        {['true', 'false'].map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            disabled={readOnly}
            control={<Radio size="small" />}
            label={translate(`ra.boolean.${one}`)}
          />
        ))}
      </RadioGroup>
    </div>
  );
}

const Sides = styled('div')(({ theme: { palette, spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(3),
  '& .fields': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: spacing(2),
    alignContent: 'start',
    alignItems: 'start',
  },
  '& .note': { gridColumn: '1 / -1' },
  '& .summary': { padding: spacing(2), borderRadius: 12, background: palette.action.hover },
  [breakpoints.up('sm')]: { '& .fields': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1.4fr) minmax(260px, 1fr)',
  },
}));
