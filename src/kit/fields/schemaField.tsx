import { isMoney, type ColumnElement, type PropertySchema } from '../slots.ts';
import { BooleanValue } from './BooleanValue.tsx';
import { ColorValue } from './ColorValue.tsx';
import { DateValue } from './DateValue.tsx';
import { DayValue } from './DayValue.tsx';
import { EmailValue } from './EmailValue.tsx';
import { EnumValue } from './EnumValue.tsx';
import { MoneyValue } from './MoneyValue.tsx';
import { NamesValue } from './NamesValue.tsx';
import { NumberValue } from './NumberValue.tsx';
import { PhoneValue } from './PhoneValue.tsx';
import { TextValue } from './TextValue.tsx';

/** Renders a property according to its schema. */
export function schemaField(source: string, schema: PropertySchema): ColumnElement {
  const props = { source, align: alignOf(schema) };
  if (schema.enum) return <EnumValue {...props} />;
  if (schema.format === 'date-time') return <DateValue {...props} />;
  if (schema.format === 'date') return <DayValue {...props} />;
  if (schema.format === 'color') return <ColorValue {...props} />;
  if (isMoney(schema)) return <MoneyValue {...props} isCents={schema.cents} />;
  if (schema.format === 'email') return <EmailValue {...props} />;
  if (schema.phone) return <PhoneValue {...props} />;
  switch (typeOf(schema)) {
    case 'boolean':
      return <BooleanValue {...props} />;
    case 'number':
    case 'integer':
      return <NumberValue {...props} />;
    case 'array':
    case 'object':
      return <NamesValue {...props} />;
    default:
      return <TextValue {...props} />;
  }
}

const typeOf = ({ type }: PropertySchema) => [type].flat()[0];

/** Numbers are right-aligned. */
export const alignOf = (schema: PropertySchema): 'right' | undefined =>
  ['number', 'integer'].includes(typeOf(schema) ?? '') ? 'right' : undefined;
