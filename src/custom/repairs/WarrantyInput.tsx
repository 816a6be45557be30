import { useFormContext, useWatch } from 'react-hook-form';
import { NumberInput } from '../../kit/form/inputs/NumberInput.tsx';
import type { InputProps } from '../../kit/slots.ts';
import WarrantyTextParser from './WarrantyTextParser.tsx';

/** The length of the warranty. Disabled for a lifetime warranty (contract 4 §4). */
export default function WarrantyInput({ source = 'warranty', ...props }: Partial<InputProps>) {
  const { trigger } = useFormContext();
  const isLifetime = useWatch({ name: 'warranty_unit' }) === 'LIFETIME';
  return (
    <WarrantyTextParser>
      <NumberInput
        {...props}
        source={source}
        isDisabled={isLifetime}
        onBlur={() => void trigger('warranty_unit')}
      />
    </WarrantyTextParser>
  );
}
