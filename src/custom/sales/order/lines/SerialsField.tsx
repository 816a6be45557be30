import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { SerialChips } from '../../../inventory/index.ts';
import { ScanField } from '../../../../kit/scan/ScanField.tsx';
import { normalizeSerial } from '../../../../schemas/inventory/codes.ts';
import { withSerial, type FormLine } from './line.ts';

interface SerialsFieldProps {
  source: string;
  line: FormLine;
}

/** Serial numbers of a line; they may also be entered when the order is completed. */
export function SerialsField({ source, line }: SerialsFieldProps) {
  const translate = useTranslate();
  const { setValue, getFieldState } = useFormContext();
  const state = useFormState({ name: `${source}.serials` });
  const { error } = getFieldState(`${source}.serials`, state);
  const { serials = [], quantity } = line;
  const change = (changed: FormLine) => {
    const options = { shouldDirty: true, shouldValidate: true };
    setValue(`${source}.serials`, changed.serials, options);
    setValue(`${source}.quantity`, changed.quantity, options);
  };
  return (
    <>
      <ScanField
        size="small"
        label={translate('sales.lines.serial', { count: serials.length, quantity })}
        isContinuous
        error={Boolean(error)}
        helperText={error?.message}
        onCode={(code) => change(withSerial(line, normalizeSerial(code)))}
      />
      <SerialChips
        serials={serials}
        onRemove={(serial) => change({ ...line, serials: serials.filter((one) => one !== serial) })}
      />
    </>
  );
}
