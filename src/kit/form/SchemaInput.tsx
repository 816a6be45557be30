import { BooleanInput, DateInput, SelectInput, TextInput, useResourceContext } from 'react-admin';
import type { InputProps, PropertySchema } from '../slots.ts';
import { NumberInput } from './inputs/NumberInput.tsx';
import { ReferencePicker } from './inputs/ReferencePicker.tsx';
import { LinksPicker } from './inputs/LinksPicker.tsx';

/** The input of a property, as its schema says. */
export function SchemaInput({ schema, ...props }: InputProps & { schema: PropertySchema }) {
  const resource = useResourceContext();
  const type = [schema.type].flat()[0];
  const common = { ...props, helperText: false as const, fullWidth: true };
  if (schema.reference && type === 'array') return <LinksPicker {...props} reference={schema.reference} />;
  if (schema.reference) return <ReferencePicker {...props} reference={schema.reference} />;
  if (schema.enum) {
    const choices = schema.enum.map((id) => ({
      id,
      name: `resources.${resource}.values.${props.source}.${id}`,
    }));
    return <SelectInput {...common} choices={choices} emptyText={props.isRequired ? '' : undefined} />;
  }
  if (schema.format === 'date') return <DateInput {...common} />;
  if (type === 'boolean') return <BooleanInput {...common} />;
  if (type === 'number' || type === 'integer') return <NumberInput {...props} />;
  if (!schema.multiline) return <TextInput {...common} />;
  return (
    <div data-wide>
      <TextInput {...common} multiline minRows={3} />
    </div>
  );
}
