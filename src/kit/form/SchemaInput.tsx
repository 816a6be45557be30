import { useResourceContext, useTranslate } from 'react-admin';
import { isMoney, optionsOf, type InputProps, type PropertySchema } from '../slots.ts';
import { BooleanInput } from './inputs/BooleanInput.tsx';
import { ColorInput } from './inputs/ColorInput.tsx';
import { DateInput } from './inputs/DateInput.tsx';
import { DateTimeInput } from './inputs/DateTimeInput.tsx';
import { LinksPicker } from './inputs/LinksPicker.tsx';
import { MoneyInput } from './inputs/MoneyInput.tsx';
import { NumberInput } from './inputs/NumberInput.tsx';
import { PhoneInput } from './inputs/PhoneInput.tsx';
import { ReferencePicker } from './inputs/ReferencePicker.tsx';
import { SelectInput } from './inputs/SelectInput.tsx';
import { TextInput } from './inputs/TextInput.tsx';

interface SchemaInputProps extends InputProps {
  schema: PropertySchema;
  /** Shown while there is no error. */
  helperText?: string;
}

/** Renders the input for a property's schema. */
export function SchemaInput({ schema, ...props }: SchemaInputProps) {
  const resource = useResourceContext();
  const translate = useTranslate();
  const type = [schema.type].flat()[0];
  if (schema.reference && type === 'array') return <LinksPicker {...props} reference={schema.reference} />;
  if (schema.reference) return <ReferencePicker {...props} reference={schema.reference} />;
  const options = optionsOf(schema);
  if (options) {
    const nameOf = (id: string) => translate(`resources.${resource}.values.${props.source}.${id}`);
    return <SelectInput {...props} choices={options.map((id) => ({ id, name: nameOf(id) }))} />;
  }
  if (schema.format === 'date') return <DateInput {...props} />;
  if (schema.format === 'date-time') return <DateTimeInput {...props} />;
  if (schema.format === 'color') return <ColorInput {...props} />;
  if (type === 'boolean') return <BooleanInput {...props} />;
  if (isMoney(schema)) return <MoneyInput {...props} isCents={schema.cents} />;
  if (type === 'number' || type === 'integer') return <NumberInput {...props} />;
  if (schema.phone) return <PhoneInput {...props} />;
  if (!schema.multiline) return <TextInput {...props} />;
  return (
    <div data-wide>
      <TextInput {...props} isLong />
    </div>
  );
}
