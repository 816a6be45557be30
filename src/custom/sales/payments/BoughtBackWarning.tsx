import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { useSession } from '../../../authProvider/session.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { dateFormat } from '../../../kit/fields/dateFormat.ts';
import { changesPrices } from '../../../schemas/sales/access.ts';
import type { PaymentOptions } from '../../../schemas/sales/paymentOptions.ts';

/**
 * Devices that the store has bought back since the sale; a staff member who may change prices confirms that they are
 * refunded anyway.
 */
export function BoughtBackWarning({ bought }: { bought: PaymentOptions['bought_back'] }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { who, store } = useSession();
  const mayPrice = changesPrices(who) === true;
  const { field, fieldState } = useController({
    name: 'bought_back',
    rules: { validate: (value) => value === true || translate('validation.bought_back') },
  });
  const words = 'salesPayments.refund.bought_back';
  return (
    <Alert severity="warning">
      {translate(`${words}.title`)}
      <ul style={{ margin: 0, paddingLeft: 20 }}>
        {bought.map(({ serial, number, date }) => (
          <li key={serial}>
            {translate(`${words}.one`, {
              serial,
              number,
              date: dateFormat(locale, store.timezone, 'short').format(new Date(date)),
            })}
          </li>
        ))}
      </ul>
      {mayPrice ? (
        <FormControlLabel
          control={
            <Checkbox
              checked={field.value === true}
              onChange={(_, isChecked) => field.onChange(isChecked)}
              onBlur={field.onBlur}
              slotProps={{ input: { ref: field.ref } }}
            />
          }
          label={translate(`${words}.yes`)}
        />
      ) : (
        <p style={{ marginBottom: 0 }}>{translate('validation.bought_back_right')}</p>
      )}
      {mayPrice && fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Alert>
  );
}
