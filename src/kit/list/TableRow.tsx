import { memo, type MouseEvent, type PointerEvent } from 'react';
import { RecordContextProvider, useTranslate, type Identifier, type RaRecord } from 'react-admin';
import { nameOf, type Model } from '../../schemas/model.ts';
import { cellStyle } from './columns/columnStyle.ts';
import type { Cell } from './useCells.ts';
import type { ColumnWidths } from './useColumns.ts';
import { RowMenu } from './RowMenu.tsx';

const middleButton = 1;

interface TableRowProps {
  record: RaRecord;
  model: Model;
  cells: Cell[];
  /** The column that stays while the others scroll sideways. */
  pinned: string | undefined;
  /** The column that links to the record. */
  linked: string | undefined;
  widths: ColumnWidths;
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
  pinned,
  linked,
  widths,
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
    if (event.metaKey || event.ctrlKey) window.open(href);
    else onOpen(record);
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
        // Keeps the browser from scrolling with the pointer.
        onMouseDown={(event) => isMiddleClick(event) && event.preventDefault()}
        onAuxClick={(event) => isMiddleClick(event) && window.open(href)}
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
            <td
              key={column.props.source}
              data-stacked
              data-pinned={column.props.source === pinned || undefined}
            >
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
              data-pinned={column.props.source === pinned || undefined}
              data-sized={widths.has(column.props.source) || undefined}
              style={cellStyle(widths.get(column.props.source))}
            >
              {column.props.source === linked ? (
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

const isMiddleClick = (event: MouseEvent<HTMLElement>) =>
  event.button === middleButton && !isControl(event, 'a, button, input, label');
