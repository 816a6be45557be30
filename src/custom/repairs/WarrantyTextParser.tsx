import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { readWarranty } from './prices/sheet/read/cells/warranty.ts';
import { useParseOnBlur } from './useParseOnBlur.ts';

interface WarrantyTextParserProps {
  /** Maps a unit to the model's own name; undefined if the model lacks that unit. */
  units?: (unit: string) => string | undefined;
  children: ReactNode;
}

const same = (unit: string) => unit;

/**
 * Wraps the input of a warranty and parses texts such as 'lifetime', 'no warranty' or '1 month warranty' as in a price
 * sheet.
 */
export default function WarrantyTextParser({ units = same, children }: WarrantyTextParserProps) {
  const { setValue } = useFormContext();
  const typed = useParseOnBlur('warranty', (text) => {
    const read = readWarranty(text);
    if (!('value' in read)) return;
    const { warranty, warranty_unit } = read.value;
    const unit = warranty_unit === null ? null : units(warranty_unit);
    if (unit === undefined) return;
    setValue('warranty', warranty, { shouldDirty: true, shouldValidate: true });
    setValue('warranty_unit', unit, { shouldDirty: true, shouldValidate: true });
  });
  return (
    <div style={{ display: 'contents' }} {...typed}>
      {children}
    </div>
  );
}
