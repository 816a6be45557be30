import { memo, type MouseEvent } from 'react';
import { RecordContextProvider, useTranslate, type Identifier, type RaRecord } from 'react-admin';
import { nameOf, type Model } from '../../schemas/model.ts';
import type { ColumnElement } from '../slots.ts';
import { RowMenu } from './RowMenu.tsx';

interface TableRowProps {
  record: RaRecord;
  model: Model;
  columns: ColumnElement[];
  /** Where it opens. */
  href: string;
  isPlain: boolean;
  isSelected: boolean;
  onToggle: (id: Identifier) => void;
  onOpen: (id: Identifier) => void;
}

/** One record. The cell that names it is a link, so that it opens by keyboard and in a new tab too. */
export const TableRow = memo(function TableRow({
  record,
  model,
  columns,
  href,
  isPlain,
  isSelected,
  onToggle,
  onOpen,
}: TableRowProps) {
  const translate = useTranslate();
  const name = nameOf(model, record);
  const openUnlessControl = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const isInRow = event.currentTarget.contains(target); // Clicks in the row's menu bubble here as well.
    if (!isInRow || event.defaultPrevented || target.closest('a, button, input, label')) return;
    if (getSelection()?.toString()) return;
    onOpen(record.id);
  };
  const openHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(record.id);
  };
  return (
    <RecordContextProvider value={record}>
      <tr data-selected={isSelected || undefined} onClick={openUnlessControl}>
        {!isPlain && (
          <td className="select">
            <input
              type="checkbox"
              aria-label={translate('list.select_row', { name })}
              checked={isSelected}
              onChange={() => onToggle(record.id)}
            />
          </td>
        )}
        {columns.map((column) => (
          <td key={column.props.source} data-align={column.props.align} data-source={column.props.source}>
            {column.props.source === model.label ? (
              <a href={href} onClick={openHere} className="name">
                {column}
              </a>
            ) : (
              column
            )}
          </td>
        ))}
        {!isPlain && (
          <td className="menu">
            <RowMenu record={record} model={model} name={name} onOpen={onOpen} />
          </td>
        )}
      </tr>
    </RecordContextProvider>
  );
});
