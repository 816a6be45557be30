import { useFormContext } from 'react-hook-form';
import { MoneyInput } from '../../kit/form/inputs/MoneyInput.tsx';
import type { InputProps } from '../../kit/slots.ts';
import { asksForQuote, readTypedCost } from './prices/sheet/read/cells/cost.ts';
import { useParseOnBlur } from './useParseOnBlur.ts';

/** A cost in dollars, parsed as in a price sheet. Empty or 'call for quote' means on request. */
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
