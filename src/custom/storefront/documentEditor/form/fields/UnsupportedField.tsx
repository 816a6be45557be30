import type { FieldProps } from '@rjsf/utils';
import { FieldErrors } from '../templates/FieldErrors.tsx';
import { emptyOf } from './fits.ts';
import { UnsupportedValue } from './UnsupportedValue.tsx';

/** A field whose value no control can edit: of another type, or far too long. */
export function UnsupportedField(props: FieldProps) {
  const { schema, uiSchema, formData, name, onChange, fieldPathId, readonly } = props;
  const isText = typeof formData === 'string' && schema.type === 'string';
  return (
    <UnsupportedValue
      label={uiSchema?.['ui:title'] ?? name}
      value={formData}
      reason={isText ? 'too_long' : 'wrong_kind'}
      onReplace={readonly ? undefined : () => onChange(emptyOf(schema), fieldPathId.path)}
    >
      <FieldErrors {...props} errors={props.errorSchema?.__errors} />
    </UnsupportedValue>
  );
}
