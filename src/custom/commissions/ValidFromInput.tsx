import { DateInput } from '../../kit/form/inputs/DateInput.tsx';
import type { InputProps } from '../../kit/slots.ts';
import { useToday } from '../../kit/useToday.ts';

/** Defaults to today. */
export default function ValidFromInput({ source = 'valid_from', ...props }: Partial<InputProps>) {
  return (
    <DateInput
      source={source}
      defaultValue={useToday()}
      helperText="resources.commissionRules.help.valid_from"
      {...props}
    />
  );
}
