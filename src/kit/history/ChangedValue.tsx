import { RecordContextProvider, useTranslate, type RaRecord } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import type { Model } from '../../schemas/model.ts';
import { clockTime } from '../fields/dateFormat.ts';
import { shortDate } from '../fields/longDate.ts';
import { NamesValue } from '../fields/NamesValue.tsx';
import { schemaField } from '../fields/schemaField.tsx';
import type { ColumnElement, PropertySchema } from '../slots.ts';

interface ChangedValueProps {
  model: Model;
  field: string;
  value: unknown;
  /** The record at that time. */
  record: RaRecord;
  formats: ColumnElement[];
}

/** A former value: as its list shows it, or by schema. */
export function ChangedValue({ model, field, value, record, formats }: ChangedValueProps) {
  const translate = useTranslate();
  const format = formats.find(({ props }) => props.source === field);
  const isNothing = value === null || value === undefined || value === '';
  if (isNothing && !(format && saysNothing(format))) return <em>{translate('history.nothing')}</em>;
  if (field === model.image) return <Picture src={String(value)} />;
  const schema = schemaOf(model, field);
  return (
    <RecordContextProvider value={{ ...record, [field]: value }}>
      {format ?? <BySchema field={field} value={value} schema={schema} />}
    </RecordContextProvider>
  );
}

/** The field has a text for no value, such as "call for quote". */
const saysNothing = ({ props }: ColumnElement) => 'none' in props || 'text' in props;

interface BySchemaProps {
  field: string;
  value: unknown;
  schema: PropertySchema;
}

function BySchema({ field, value, schema }: BySchemaProps) {
  const locale = useLocale();
  const translate = useTranslate();
  if (typeof value === 'string' && schema.format === 'date') return <span>{shortDate(value, locale)}</span>;
  if (typeof value === 'string' && /^\d\d:\d\d:\d\d$/.test(value))
    return <span>{clockTime(value, locale)}</span>;
  if (typeof value === 'string' && !schema.enum && schema.format !== 'date-time') return <span>{value}</span>;
  if (typeof value !== 'object') return schemaField(field, schema);
  if ([value].flat().every(isNamed)) return <NamesValue source={field} />;
  return <em>{translate('history.changed')}</em>;
}

const isNamed = (value: unknown) => typeof value === 'object' && value !== null && 'id' in value;

/** Returns the schema of a property, or of its part after the dot. */
function schemaOf({ schema }: Model, field: string): PropertySchema {
  const [first = '', part] = field.split('.');
  const property: (PropertySchema & { properties?: Record<string, PropertySchema> }) | undefined =
    schema.properties[first];
  return (part === undefined ? property : property?.properties?.[part]) ?? {};
}

const size = 40;

/** The alt text shows the file name if the picture no longer exists. */
const Picture = ({ src }: { src: string }) => (
  <img
    src={src}
    alt={src.split('/').at(-1)}
    width={size}
    height={size}
    loading="lazy"
    style={{ objectFit: 'cover', borderRadius: 6, verticalAlign: 'middle' }}
  />
);
