import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { valueAt } from '../../../schemas/storefront/pointer.ts';
import type { Schema } from '../../../schemas/storefront/schema.ts';
import { asText } from './entries.ts';
import { factsOf, tablesOf, type Fact, type FactTable } from './facts.ts';
import { usePreviewTexts } from './translatedText.ts';

interface FactsProps {
  schema: Schema;
  value: unknown;
  pointer: string;
}

/** Properties not visible on the storefront: link targets, orders, colours, types. */
export function Facts({ schema, value, pointer }: FactsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { labels } = usePreviewTexts();
  const facts = factsOf(schema);
  const tables = tablesOf(schema, pointer, [{ path: [], value }]);
  if (facts.length === 0 && tables.length === 0) return null;
  return (
    <aside className="facts" lang={locale} aria-label={translate('preview.details')}>
      {facts.length > 0 && (
        <dl>
          {facts.map((fact) => (
            <div key={fact.pointer}>
              <dt>{labels.field(pointer + fact.pointer)}</dt>
              <dd>
                <FactValue {...fact} value={valueAt(value, fact.pointer)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {tables.map((table) => (
        <Table key={table.pointer} {...table} />
      ))}
    </aside>
  );
}

function Table({ pointer, columns, rows }: FactTable) {
  const { labels } = usePreviewTexts();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{labels.field(pointer)}</th>
          {columns.map((column) => (
            <th key={column.pointer} scope="col">
              {labels.field(`${pointer}/*${column.pointer}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, value }) => (
          <tr key={path.map(({ index }) => index).join('/')}>
            <th scope="row">
              {path.map((one) => labels.entry(one.schema, one.value, one.index, one.list)).join(' › ')}
            </th>
            {columns.map((column) => (
              <td key={column.pointer}>
                <FactValue {...column} value={valueAt(value, column.pointer)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FactValue({ schema, value }: Fact & { value: unknown }) {
  const translate = useTranslate();
  const { labels } = usePreviewTexts();
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
  const text = schema.enum ? labels.choice(value) : asText(value, 300);
  if (schema.format !== 'color') return <span className={schema.format}>{text}</span>;
  return (
    <>
      <i className="swatch" style={{ backgroundColor: text }} /> {text}
    </>
  );
}
