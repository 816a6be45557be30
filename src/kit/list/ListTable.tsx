import type { KeyboardEvent, ReactElement } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { isUnavailable } from '../../dataProvider/errors.ts';
import type { Model } from '../../schemas/model.ts';
import type { ColumnElement } from '../slots.ts';
import { EmptyList } from './EmptyList.tsx';
import { ListLoadError } from './ListLoadError.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { TableScroll } from './TableScroll.tsx';
import { useOpenRecord } from './useOpenRecord.ts';
import { useStaleRows } from './useStaleRows.ts';
import { usePrefetchRecord } from './usePrefetchRecord.ts';
import { useVisibleRows } from './useVisibleRows.ts';
import { useCells, useIsPhone } from './useCells.ts';
import { linkedColumn, pinnedColumn } from './columns/leadCells.ts';
import type { ColumnChooser, ColumnWidths } from './useColumns.ts';
import { useTopOfTable } from './useTopOfTable.ts';
import { useListPosition } from './useListPosition.ts';
import { useListOptions } from '../page.ts';
import { useResourceText } from '../useResourceText.ts';

const none: string[] = [];
const noWidths: ColumnWidths = new Map();

interface ListTableProps {
  model: Model;
  columns: ColumnElement[];
  /** Widths and order of the columns, which can be changed; not on phones. */
  chooser?: Pick<ColumnChooser, 'widths' | 'setWidth' | 'moveTo'>;
  /** Columns that phones show beside the record's name, by source; must be stable. */
  phoneColumns?: string[];
  /** Base path of the records; defaults to the list's. */
  path?: string;
  /** Returns a record's URL if it is not `path`/id; must be stable. */
  rowLink?: (record: RaRecord) => string;
  /** Rows can be opened but not selected, and have no menu. */
  readOnlyRows?: boolean;
  maxHeight?: number;
  /** Accessible name; defaults to the resource's. */
  label?: string;
  /** Replaces the empty table. */
  empty?: ReactElement;
}

/** The table of the surrounding list: sorting, selection, opening by click or Enter. */
export function ListTable({
  model,
  columns,
  chooser: givenChooser,
  phoneColumns = none,
  path: ownPath,
  rowLink,
  readOnlyRows = false,
  maxHeight,
  label,
  empty = <EmptyList model={model} />,
}: ListTableProps) {
  const { data, error, isPending, isFetching, total, selectedIds, onToggleItem, refetch } = useListContext();
  const list = useListOptions();
  const path = ownPath ?? list.path;
  const text = useResourceText();
  const open = useOpenRecord(path, rowLink);
  const openDialog = useOpenRecord(path, undefined, list.dialogSuffix);
  const prefetchRecord = usePrefetchRecord();
  const isOld = useStaleRows();
  const rows = useVisibleRows();
  const cells = useCells(columns, phoneColumns, model.label);
  const scroller = useTopOfTable();
  const chooser = useIsPhone() ? undefined : givenChooser;
  const widths = chooser?.widths ?? noWidths;
  const pinned = pinnedColumn(cells, model.label);
  const linked = linkedColumn(cells, model.label);
  const keepPosition = useListPosition(`${model.name} ${label ?? ''}`, scroller, rows);
  const isLate = isUnavailable(error);
  const failure = (
    <ListLoadError
      message={isLate ? 'messages.away' : 'messages.load_failed'}
      onRetry={() => void refetch()}
    />
  );
  if (error && !data) return failure;
  if (total === 0 && !isFetching) return empty;
  return (
    <>
      {isLate && failure}
      <TableScroll
        ref={scroller}
        style={{ maxHeight }}
        {...(readOnlyRows && { tabIndex: 0, role: 'group', 'aria-label': label ?? text.plural })}
        onScroll={({ currentTarget }) =>
          currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft > 0)
        }
      >
        <table
          aria-label={label ?? text.plural}
          aria-busy={isFetching}
          data-plain={readOnlyRows || undefined}
        >
          <TableHead
            {...{ model, cells, pinned, widths, readOnlyRows }}
            onResize={chooser?.setWidth}
            onMove={chooser?.moveTo}
          />
          <tbody onKeyDown={moveFocus} onClickCapture={keepPosition} data-old={isOld || undefined}>
            {isPending ? (
              <SkeletonRows columns={cells.length + (readOnlyRows ? 0 : 2)} />
            ) : (
              rows?.map((record) => (
                <TableRow
                  key={record.id}
                  record={record}
                  model={model}
                  {...{ cells, pinned, linked, widths }}
                  href={rowLink?.(record) ?? `${path}/${record.id}`}
                  readOnlyRows={readOnlyRows}
                  isSelected={selectedIds.includes(record.id)}
                  onToggle={onToggleItem}
                  onOpen={open}
                  onOpenDialog={rowLink && !list.createLink ? openDialog : open}
                  onPress={prefetchRecord}
                />
              ))
            )}
          </tbody>
        </table>
        {!readOnlyRows && <span className="edge" />}
      </TableScroll>
    </>
  );
}

/** Arrow keys, Home and End move the focus between rows. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a.name')];
  const row = (event.target as HTMLElement).closest('tr');
  const index = links.findIndex((link) => link.closest('tr') === row);
  const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: links.length - 1 }[event.key];
  if (target === undefined || !links[target]) return;
  event.preventDefault();
  links[target].focus();
}
