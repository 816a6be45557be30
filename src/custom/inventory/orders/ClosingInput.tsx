import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useField } from '../../../kit/form/inputs/useField.tsx';
import type { InputProps } from '../../../kit/slots.ts';
import { useOpenStep } from '../../../kit/steps/openStep.ts';
import { useStepText } from '../../../kit/steps/useStepText.ts';
import { transferClosings } from '../../../schemas/inventory/transfers.ts';

/** What becomes of a transfer's missing units: they return to the source or are lost. */
export default function ClosingInput({ source = 'as' }: Partial<InputProps>) {
  const id = useId();
  const { model, step, record } = useOpenStep();
  const text = useStepText(model, record);
  const { value, change } = useField<string>({ source });
  return (
    <div data-wide>
      <span id={id} hidden>
        {text(step, 'title')}
      </span>
      <RadioGroup aria-labelledby={id} value={value} onChange={(_, chosen) => change(chosen)}>
        {transferClosings.toReversed().map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio autoFocus={one === value} />}
            label={text(step, `values.${source}.${one}`)}
          />
        ))}
      </RadioGroup>
    </div>
  );
}
