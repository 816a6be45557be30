import { useTranslate } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { rateText } from '../../kit/fields/rateText.ts';
import { DateInput } from '../../kit/form/inputs/DateInput.tsx';
import { RateInput } from '../../kit/form/inputs/RateInput.tsx';
import { RowsInput } from '../../kit/form/inputs/RowsInput.tsx';
import { SelectInput } from '../../kit/form/inputs/SelectInput.tsx';
import type { InputProps } from '../../kit/slots.ts';
import { dayIn } from '../../schemas/days.ts';
import { canadianTaxKinds, type ProvincialRate } from '../../schemas/sales/taxRates.ts';
import { useRegions } from '../locations/index.ts';

type Row = Omit<ProvincialRate, 'kind' | 'rate'> & { kind: string; rate: number | null };

/** Federal and provincial tax rates with the day they start, where they differ from the built-in ones. */
export function ProvincialRatesInput({ source = 'tax_rates', readOnly }: Partial<InputProps>) {
  const translate = useTranslate();
  const locale = useLocale();
  const { store } = useSession();
  const provinces = useRegions()('CA');
  const words = 'resources.store.taxes.rates';
  const kinds = canadianTaxKinds.map((id) => ({
    id: id as string,
    name: translate(`resources.store.taxes.kinds.${id}`),
  }));
  const textOf = ({ state, kind, rate, from }: Row) =>
    [
      provinces.find(({ id }) => id === state)?.name,
      kinds.find(({ id }) => id === kind)?.name,
      rate === null ? '' : `${rateText(rate, locale)} %`,
      from,
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <RowsInput
      source={source}
      readOnly={readOnly}
      title={translate(`resources.store.fields.${source}`)}
      words={words}
      blank={{ state: null, kind: 'GST', rate: null, from: dayIn(store.timezone) }}
      textOf={textOf}
    >
      {(name) => (
        <>
          <SelectInput isRequired source={`${name}.kind`} label={`${words}.kind`} choices={kinds} />
          <SelectInput source={`${name}.state`} label={`${words}.state`} choices={provinces} />
          <RateInput isRequired source={`${name}.rate`} label={`${words}.rate`} />
          <DateInput isRequired source={`${name}.from`} label={`${words}.from`} />
        </>
      )}
    </RowsInput>
  );
}
