import { useListContext } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import type { ColumnElement } from '../slots.ts';
import { EmptyList } from './EmptyList.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { TableScroll } from './TableScroll.tsx';
import { useOpenRecord } from './useOpenRecord.ts';
import { moveFocus } from './moveFocus.ts';
import { useResourceText } from '../useResourceText.ts';

interface ListTableProps {
  model: Model;
  columns: ColumnElement[];
}

/** The rows of the list around it: sorting, selection, and a click or Enter that opens a record. */
export function ListTable({ model, columns }: ListTableProps) {
  const { data, error, isPending, isFetching, isPlaceholderData, total, selectedIds, onToggleItem, refetch } =
    useListContext();
  const text = useResourceText();
  const open = useOpenRecord(model.name);
  if (error && !data) return <LoadFailed onRetry={() => void refetch()} />;
  if (total === 0 && !isFetching) return <EmptyList model={model} />;
  return (
    <TableScroll>
      <table aria-label={text.plural} aria-busy={isFetching}>
        <TableHead model={model} columns={columns} />
        <tbody onKeyDown={moveFocus} data-old={isPlaceholderData || undefined}>
          {isPending ? (
            <SkeletonRows columns={columns.length + 2} />
          ) : (
            data?.map((record) => (
              <TableRow
                key={record.id}
                record={record}
                model={model}
                columns={columns}
                isSelected={selectedIds.includes(record.id)}
                onToggle={onToggleItem}
                onOpen={open}
              />
            ))
          )}
        </tbody>
      </table>
    </TableScroll>
  );
}
