import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { RowsInput } from '../../kit/form/inputs/RowsInput.tsx';
import { TextInput } from '../../kit/form/inputs/TextInput.tsx';
import type { InputProps } from '../../kit/slots.ts';
import type { Estimate } from '../../schemas/estimates/estimates.ts';
import { subtotalOf, type EstimateOption } from '../../schemas/estimates/options.ts';
import { useCents } from '../../kit/fields/useCents.ts';
import { LinesInput } from './LinesInput.tsx';
import { useTicketDevices } from './useTicketDevices.ts';

const words = 'estimate.options';

/** The options of an estimate; those of a new one are made of the services of its ticket. */
export default function OptionsInput({ source = 'options', readOnly }: Partial<InputProps>) {
  const translate = useTranslate();
  const cents = useCents();
  const estimate = useRecordContext<Estimate>();
  const devices = useTicketDevices(estimate?.ticket_id);
  const { errors } = useFormState({ name: source });
  const message = (errors[source] as { message?: string } | undefined)?.message;
  if (!estimate?.id)
    return (
      <Typography data-wide color="text.secondary">
        {translate(`${words}.later`)}
      </Typography>
    );
  return (
    <div data-wide>
      <RowsInput<EstimateOption>
        source={source}
        readOnly={readOnly}
        title={translate(`${words}.title`)}
        words={words}
        blank={{ name: '', lines: [] }}
        textOf={(option) => `${option.name} ${cents(subtotalOf(option))}`.trim()}
        isCard
      >
        {(name) => (
          <>
            <TextInput source={`${name}.name`} label={`${words}.name`} parse={(text) => text} />
            <LinesInput source={`${name}.lines`} devices={devices} />
          </>
        )}
      </RowsInput>
      {message && (
        <FormHelperText error role="alert">
          {message}
        </FormHelperText>
      )}
    </div>
  );
}
