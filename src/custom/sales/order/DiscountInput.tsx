import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLocale } from '../../../i18n/useLocale.ts';
import { amountFormat } from '../../../kit/fields/money.ts';
import { numberFormat } from '../../../schemas/formats.ts';
import { NumberInput } from '../../../kit/form/inputs/NumberInput.tsx';
import { parseCents, parsePercent } from '../../../schemas/amounts.ts';
import { discountKinds, type DiscountKind } from '../../../schemas/sales/price.ts';

interface DiscountInputProps {
  /** Path prefix of `discount` and `discount_kind`, such as `lines.0.`. */
  prefix?: string;
  label: string;
  readOnly?: boolean;
}

const signs = { AMOUNT: '$', PERCENT: '%' } as const;

/** A discount as an amount or a percentage. */
export function DiscountInput({ prefix = '', label, readOnly = false }: DiscountInputProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { setValue } = useFormContext();
  const source = `${prefix}discount`;
  const kind = (useWatch({ name: `${source}_kind` }) as DiscountKind | undefined) ?? 'AMOUNT';
  const isPercent = kind === 'PERCENT';
  const percent = numberFormat(locale === 'fr' ? 'fr-CA' : 'en-CA', { maximumFractionDigits: 2 });
  const choose = (next: DiscountKind) => {
    setValue(`${source}_kind`, next, { shouldDirty: true });
    // The same number has another meaning in the new unit.
    setValue(source, 0, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Pair>
      <NumberInput
        key={kind}
        source={source}
        label={label}
        readOnly={readOnly}
        read={isPercent ? parsePercent : parseCents}
        write={(value) => (isPercent ? percent : amountFormat(locale)).format(value / 100)}
      />
      <Select
        size="small"
        value={kind}
        disabled={readOnly}
        onChange={({ target }) => choose(target.value)}
        inputProps={{ 'aria-label': translate('sales.discount.kind', { label: translate(label) }) }}
      >
        {discountKinds.map((one) => (
          <MenuItem key={one} value={one} aria-label={translate(`sales.discount.kinds.${one}`)}>
            {signs[one]}
          </MenuItem>
        ))}
      </Select>
    </Pair>
  );
}

const Pair = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  '& .MuiFormControl-root': { flexGrow: 1 },
  '& .MuiFormControl-root .MuiOutlinedInput-root': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
  '& > .MuiOutlinedInput-root': { borderStartStartRadius: 0, borderEndStartRadius: 0, marginInlineStart: -1 },
});
