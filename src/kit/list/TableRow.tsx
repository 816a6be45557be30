import { memo, type MouseEvent, type PointerEvent } from 'react';
import { RecordContextProvider, useTranslate, type Identifier, type RaRecord } from 'react-admin';
import { nameOf, type Model } from '../../schemas/model.ts';
import type { Cell } from './useCells.ts';
import { RowMenu } from './RowMenu.tsx';

interface TableRowProps {
  record: RaRecord;
  model: Model;
  cells: Cell[];
  /** The record's URL. */
  href: string;
  readOnlyRows: boolean;
  isSelected: boolean;
  onToggle: (id: Identifier) => void;
  onOpen: (record: RaRecord) => void;
  /** Opens the record's dialog from the menu. */
  onOpenDialog: (record: RaRecord) => void;
  /** Called on pointer down, before the row opens. */
  onPress: (id: Identifier, event: PointerEvent) => void;
}

/** One record. The cell with its name is a link, so that it works by keyboard and in a new tab. */
export const TableRow = memo(function TableRow({
  record,
  model,
  cells,
  href,
  readOnlyRows,
  isSelected,
  onToggle,
  onOpen,
  onOpenDialog,
  onPress,
}: TableRowProps) {
  const translate = useTranslate();
  const name = nameOf(model, record);
  const openUnlessControl = (event: MouseEvent<HTMLElement>) => {
    if (event.defaultPrevented || isControl(event, 'a, button, input, label')) return;
    if (getSelection()?.toString()) return;
    onOpen(record);
  };
  const openHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(record);
  };
  return (
    <RecordContextProvider value={record}>
      <tr
        data-selected={isSelected || undefined}
        onClick={openUnlessControl}
        onPointerDown={(event) => !isControl(event, 'button, input, label') && onPress(record.id, event)}
      >
        {!readOnlyRows && (
          <td className="select">
            <input
              type="checkbox"
              aria-label={translate('list.select_row', { name })}
              checked={isSelected}
              onChange={() => onToggle(record.id)}
            />
          </td>
        )}
        {cells.map(([column, ...more]) =>
          more.length ? (
            <td key={column.props.source} data-stacked>
              {[column, ...more].map((one) => (
                <div key={one.props.source} data-source={one.props.source}>
                  {one}
                </div>
              ))}
            </td>
          ) : (
            <td
              key={column.props.source}
              data-align={column.props.align}
              data-source={column.props.source}
              data-name={column.props.source === model.label || undefined}
            >
              {column.props.source === model.label ? (
                <a href={href} onClick={openHere} className="name">
                  {column}
                </a>
              ) : (
                column
              )}
            </td>
          ),
        )}
        {!readOnlyRows && (
          <td className="menu">
            <RowMenu record={record} model={model} name={name} onOpen={onOpenDialog} />
          </td>
        )}
      </tr>
    </RecordContextProvider>
  );
});

/** Whether the event comes from one of these controls, or from a portal such as the row's menu. */
function isControl({ currentTarget, target }: MouseEvent<HTMLElement>, controls: string) {
  const element = target as HTMLElement;
  return !currentTarget.contains(element) || element.closest(controls) !== null;
}
