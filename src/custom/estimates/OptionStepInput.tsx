import { useTranslate } from 'react-admin';
import { useCents } from '../../kit/fields/useCents.ts';
import { SelectInput } from '../../kit/form/inputs/SelectInput.tsx';
import type { InputProps } from '../../kit/slots.ts';
import { useOpenStep } from '../../kit/steps/openStep.ts';
import type { Estimate } from '../../schemas/estimates/estimates.ts';

/** The option that a customer approved. */
export default function OptionStepInput({ source = 'option', ...props }: Partial<InputProps>) {
  const translate = useTranslate();
  const cents = useCents();
  const { record } = useOpenStep();
  const { options = [], amounts = [] } = record as Partial<Estimate>;
  const choices = options.map(({ name }, id) => ({
    id,
    name: `${name || translate('estimate.options.named', { number: id + 1 })} – ${cents(amounts[id]?.total ?? 0)}`,
  }));
  return <SelectInput source={source} choices={choices} {...props} />;
}
