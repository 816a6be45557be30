import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextInput, type TextInputProps } from '../../../kit/form/inputs/TextInput.tsx';
import type { ReasonList } from '../../../schemas/tickets/intakeRules.ts';
import { useReasons } from './useReasons.ts';

interface ReasonInputProps extends TextInputProps {
  /** The list of the intake rules that is offered. */
  list: ReasonList | undefined;
}

/** A reason in own words, or one of the store's by a tap. */
export function ReasonInput({ list, ...input }: ReasonInputProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const typed = useWatch({ name: input.source }) as string | null;
  const reasons = useReasons(list);
  return (
    <div data-wide>
      <TextInput {...input} />
      {reasons.length > 0 && (
        <Stack
          direction="row"
          role="group"
          aria-label={translate('bench.reasons')}
          sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}
        >
          {reasons.map((reason) => (
            <Chip
              key={reason}
              label={reason}
              variant={reason === typed ? 'filled' : 'outlined'}
              aria-pressed={reason === typed}
              onClick={() => setValue(input.source, reason, { shouldDirty: true, shouldValidate: true })}
            />
          ))}
        </Stack>
      )}
    </div>
  );
}
