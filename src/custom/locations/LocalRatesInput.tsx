import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSession } from '../../authProvider/session.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { rateText } from '../../kit/fields/rateText.ts';
import { DateInput } from '../../kit/form/inputs/DateInput.tsx';
import { RateInput } from '../../kit/form/inputs/RateInput.tsx';
import { RowsInput } from '../../kit/form/inputs/RowsInput.tsx';
import { TextInput } from '../../kit/form/inputs/TextInput.tsx';
import type { InputProps } from '../../kit/slots.ts';
import { dayIn } from '../../schemas/days.ts';
import type { LocalRate } from '../../schemas/sales/taxRates.ts';

type Row = Omit<LocalRate, 'rate'> & { rate: number | null };

/** Taxes outside Canada on sales of the location, each with the day it starts. */
export default function LocalRatesInput({ source = 'tax_rates', readOnly }: Partial<InputProps>) {
  const translate = useTranslate();
  const locale = useLocale();
  const { store } = useSession();
  const country = useWatch({ name: 'country' }) as string | undefined;
  const rows = (useWatch({ name: source }) ?? []) as Row[];
  const words = 'resources.locations.taxes';
  if (country === 'CA' && rows.length === 0) return null;
  return (
    <RowsInput
      source={source}
      readOnly={readOnly}
      title={translate(`resources.locations.fields.${source}`)}
      words={words}
      blank={{ name: '', rate: null, from: dayIn(store.timezone) }}
      textOf={({ name, rate, from }: Row) =>
        [name, rate === null ? '' : `${rateText(rate, locale)} %`, from].filter(Boolean).join(', ')
      }
    >
      {(name) => (
        <>
          <TextInput isRequired source={`${name}.name`} label={`${words}.name`} />
          <RateInput isRequired source={`${name}.rate`} label={`${words}.rate`} />
          <DateInput isRequired source={`${name}.from`} label={`${words}.from`} />
        </>
      )}
    </RowsInput>
  );
}
