import { useTranslate } from 'react-admin';
import { useCents } from '../fields/useCents.ts';
import { totalOf, type LineSlots } from './lineSlots.ts';
import { LineTableRoot } from './lineTableStyle.ts';

interface LineTableProps<L> extends LineSlots<L> {
  lines: L[];
  /** Names the table, unless a surrounding group does. */
  label?: string;
}

/** Read-only lines: a table, or cards on a phone. */
export function LineTable<L>({ lines, label, words, ...slots }: LineTableProps<L>) {
  const { nameOf, renderDetails, columns, sumOf, hasTotal, renderMore } = slots;
  const translate = useTranslate();
  const cents = useCents();
  const text = (key: string) => translate(`${words}.${key}`);
  return (
    <LineTableRoot aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{text('item')}</th>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {text(name)}
            </th>
          ))}
          {sumOf && <th scope="col">{text('sum')}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={index}>
            <th scope="row">
              {nameOf(line)}
              {renderDetails?.(line).map((detail, at) => detail && <small key={at}>{detail}</small>)}
              {renderMore?.(line)}
            </th>
            {columns.map(({ name, value }) => (
              <td key={name} data-label={text(name)}>
                {value?.(line)}
              </td>
            ))}
            {sumOf && <td data-label={text('sum')}>{cents(sumOf(line) ?? 0)}</td>}
          </tr>
        ))}
      </tbody>
      {hasTotal && sumOf && (
        <tfoot>
          <tr>
            <th scope="row">{text('total')}</th>
            <td colSpan={columns.length + 1}>{cents(totalOf(lines, sumOf))}</td>
          </tr>
        </tfoot>
      )}
    </LineTableRoot>
  );
}
