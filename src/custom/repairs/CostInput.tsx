import { useFormContext } from 'react-hook-form';
import { MoneyInput } from '../../kit/form/inputs/MoneyInput.tsx';
import type { InputProps } from '../../kit/slots.ts';
import { asksForQuote, readTypedCost } from './prices/sheet/read/cells/cost.ts';
import { useParseOnBlur } from './useParseOnBlur.ts';

/** Dollars, read as in a price sheet; left empty, or 'call for quote', it is one to ask for. */
export default function CostInput({ source = 'cost', ...props }: Partial<InputProps>) {
  const { setValue } = useFormContext();
  const typed = useParseOnBlur(source, (text) => {
    if (asksForQuote(text)) setValue(source, null, { shouldDirty: true, shouldValidate: true });
  });
  return (
    <div style={{ display: 'contents' }} {...typed}>
      <MoneyInput
        {...props}
        source={source}
        read={readTypedCost}
        helperText="resources.repairs.inputs.cost"
      />
    </div>
  );
}
