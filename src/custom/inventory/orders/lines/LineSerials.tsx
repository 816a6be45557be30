import { useFormContext, useFormState } from 'react-hook-form';
import { ScanField } from '../../../../kit/scan/ScanField.tsx';
import { normalizeSerial } from '../../../../schemas/inventory/codes.ts';
import { SerialChips } from './SerialChips.tsx';
import { withSerial, type SerializedLine } from './withSerial.ts';

interface LineSerialsProps {
  /** The line in the form. */
  source: string;
  line: SerializedLine;
  label: string;
}

/** Serial numbers of a line, scanned or typed one after the other. */
export function LineSerials({ source, line, label }: LineSerialsProps) {
  const { setValue, getFieldState } = useFormContext();
  const state = useFormState({ name: `${source}.serials` });
  const { error } = getFieldState(`${source}.serials`, state);
  const { serials = [] } = line;
  const change = (changed: SerializedLine) => {
    const options = { shouldDirty: true, shouldValidate: true };
    setValue(`${source}.serials`, changed.serials, options);
    setValue(`${source}.quantity`, changed.quantity, options);
  };
  return (
    <>
      <ScanField
        size="small"
        label={label}
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
