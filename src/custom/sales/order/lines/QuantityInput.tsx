import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { NumberInput } from '../../../../kit/form/inputs/NumberInput.tsx';
import type { FormLine } from './line.ts';
import { numberOrZero } from '../../../../kit/numberOrZero.ts';

/** A quantity of at least 1 (contract 3 §9), typed or changed by buttons. */
export function QuantityInput({ source, name, max }: { source: string; name: string; max: number }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const quantity = numberOrZero(useWatch({ name: source }) as FormLine['quantity'] | undefined);
  const step = (by: number) =>
    setValue(source, Math.min(max, Math.max(1, Math.trunc(quantity) + by)), {
      shouldDirty: true,
      shouldValidate: true,
    });
  return (
    <Stepper>
      <IconButton
        size="small"
        disabled={quantity <= 1}
        onClick={() => step(-1)}
        aria-label={translate('sales.lines.fewer', { name })}
      >
        <Remove fontSize="small" />
      </IconButton>
      <NumberInput source={source} label="sales.lines.quantity" />
      <IconButton
        size="small"
        disabled={quantity >= max}
        onClick={() => step(1)}
        aria-label={translate('sales.lines.more', { name })}
      >
        <Add fontSize="small" />
      </IconButton>
    </Stepper>
  );
}

const Stepper = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  '& .MuiIconButton-root': { marginTop: 3 },
  '& .MuiFormControl-root': { flex: '1 1 56px', minWidth: 56 },
  '& input': { textAlign: 'center' },
});
