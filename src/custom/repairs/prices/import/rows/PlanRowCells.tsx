import { useTranslate } from 'react-admin';
import type { PlanRow } from '../../types.ts';
import { ChangeCells } from './ChangeCells.tsx';
import { DeletedCell } from './DeletedCell.tsx';
import { DuplicateCells } from './DuplicateCells.tsx';

interface PlanRowCellsProps {
  /** Undefined while loading. */
  row: PlanRow | undefined;
  columns: string[];
}

export function PlanRowCells({ row, columns }: PlanRowCellsProps) {
  const translate = useTranslate();
  if (!row) return columns.map((column) => <div key={column} role="cell" className="pending" />);
  switch (row.kind) {
    case 'invalid':
    case 'warning':
      return (
        <Cells
          texts={[row.address, row.value, translate(row.reason)]}
          about={[row.title, row.product].filter(Boolean).join(' · ')}
        />
      );
    case 'unknown':
      return (
        <Cells
          texts={[row.address, row.product, row.id]}
          about={row.removes && translate('priceMatrix.damaged.about', { smart_count: row.removes })}
        />
      );
    case 'duplicate':
      return <DuplicateCells duplicate={row} />;
    case 'create':
      return (
        <>
          <ChangeCells change={row} />
          {columns.includes('deleted') && <DeletedCell deleted={row.deleted} />}
        </>
      );
    default:
      return <ChangeCells change={row} />;
  }
}

interface CellsProps {
  texts: [name: string, value: string, reason: string];
  /** The service and its device. */
  about?: string | 0;
}

function Cells({ texts: [name, value, reason], about = '' }: CellsProps) {
  return (
    <>
      <div role="cell" className="lines" title={[name, about].filter(Boolean).join(' · ')}>
        <strong>{name}</strong>
        {about && <small>{about}</small>}
      </div>
      <div role="cell" title={value}>
        {value}
      </div>
      <div role="cell" title={reason}>
        {reason}
      </div>
    </>
  );
}
