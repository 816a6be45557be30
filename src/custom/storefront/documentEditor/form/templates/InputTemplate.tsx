import MuiInputTemplate from '@rjsf/mui/lib/BaseInputTemplate/BaseInputTemplate.js';
import type { BaseInputTemplateProps } from '@rjsf/utils';
import type { ChangeEvent } from 'react';
import { useDebouncedText } from '../useDebouncedInput.ts';
import { useField } from '../widgets/useField.ts';
import type { FieldOptions } from '../uiSchema.ts';
import { lineCount } from './lineCount.ts';

const mostRows = 16;

/** The text field of @rjsf/mui with debounced input and automatic height. Read-only text can be selected and copied. */
export function InputTemplate(props: BaseInputTemplateProps) {
  const { value, onChange, rows } = props;
  const { clean } = props.options as FieldOptions;
  const { text, type, leave } = useDebouncedText(value as string | undefined, onChange, clean);
  const { slotProps } = useField(props);
  return (
    <MuiInputTemplate
      {...props}
      {...(rows && { rows: lineCount(text, Number(rows), mostRows) })}
      slotProps={slotProps}
      readonly={false}
      value={text}
      onChangeOverride={(event: ChangeEvent<HTMLInputElement>) => type(event.target.value)}
      onBlur={leave}
    />
  );
}
