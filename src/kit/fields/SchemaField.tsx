import { useRecordContext } from 'react-admin';
import { isMoney, type PropertySchema, type SlotProps } from '../slots.ts';
import { BooleanValue } from './BooleanValue.tsx';
import { DateValue } from './DateValue.tsx';
import { DayValue } from './DayValue.tsx';
import { EnumValue } from './EnumValue.tsx';
import { MoneyValue } from './MoneyValue.tsx';
import { NamesValue } from './NamesValue.tsx';
import { NumberValue } from './NumberValue.tsx';

interface SchemaFieldProps extends SlotProps {
  source: string;
  schema: PropertySchema;
}

/** Shows a property of the record as its schema says. */
export function SchemaField({ source, schema }: SchemaFieldProps) {
  if (schema.enum) return <EnumValue source={source} />;
  if (schema.format === 'date-time') return <DateValue source={source} />;
  if (schema.format === 'date') return <DayValue source={source} />;
  if (isMoney(schema)) return <MoneyValue source={source} isCents={schema.cents} />;
  switch ([schema.type].flat()[0]) {
    case 'boolean':
      return <BooleanValue source={source} />;
    case 'number':
    case 'integer':
      return <NumberValue source={source} />;
    case 'array':
    case 'object':
      return <NamesValue source={source} />;
    default:
      return <TextValue source={source} />;
  }
}

export function TextValue({ source }: SlotProps & { source: string }) {
  const text = useRecordContext()?.[source] as string | null | undefined;
  return text ? <span title={text}>{text}</span> : null;
}

/** Numbers stand at the right, under each other. */
export const alignOf = ({ type }: PropertySchema) =>
  ['number', 'integer'].includes([type].flat()[0] ?? '') ? 'right' : undefined;
