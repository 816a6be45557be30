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
import { useCells } from './useCells.ts';
import { useTopOfTable } from './useTopOfTable.ts';
import { useListOptions } from '../page.ts';
import { useResourceText } from '../useResourceText.ts';

const none: string[] = [];

interface ListTableProps {
  model: Model;
  columns: ColumnElement[];
  /** What a phone shows beside the name of each record, by source; a constant list. */
  phoneColumns?: string[];
  /** Where a record opens; the list's own address unless it is another. */
  path?: string;
  /** The address of a record, where it is not the path with its id; a constant function. */
  rowLink?: (record: RaRecord) => string;
  /** Rows that can only be opened, neither selected nor acted upon. */
  readOnlyRows?: boolean;
  maxHeight?: number;
  /** What the table is called, instead of the resource's name. */
  label?: string;
  /** What shows instead of an empty table. */
  empty?: ReactElement;
}

/** The rows of the list around it: sorting, selection, and a click or Enter that opens a record. */
export function ListTable({
  model,
  columns,
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
      <TableScroll ref={scroller} style={{ maxHeight }}>
        <table
          aria-label={label ?? text.plural}
          aria-busy={isFetching}
          data-plain={readOnlyRows || undefined}
        >
          <TableHead model={model} cells={cells} readOnlyRows={readOnlyRows} />
          <tbody onKeyDown={moveFocus} data-old={isOld || undefined}>
            {isPending ? (
              <SkeletonRows columns={cells.length + (readOnlyRows ? 0 : 2)} />
            ) : (
              rows?.map((record) => (
                <TableRow
                  key={record.id}
                  record={record}
                  model={model}
                  cells={cells}
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

/** Arrow keys walk from row to row, Home and End to the first and last. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a.name')];
  const row = (event.target as HTMLElement).closest('tr');
  const index = links.findIndex((link) => link.closest('tr') === row);
  const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: links.length - 1 }[event.key];
  if (target === undefined || !links[target]) return;
  event.preventDefault();
  links[target].focus();
}
