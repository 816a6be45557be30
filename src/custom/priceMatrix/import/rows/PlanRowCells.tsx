import { useTranslate } from 'react-admin';
import type { PlanRow } from '../../types.ts';
import { ChangeCells } from './ChangeCells.tsx';

interface PlanRowCellsProps {
  /** Undefined until it is there. */
  row: PlanRow | undefined;
  columns: string[];
}

export function PlanRowCells({ row, columns }: PlanRowCellsProps) {
  const translate = useTranslate();
  if (!row) return columns.map((column) => <div key={column} role="cell" className="pending" />);
  switch (row.kind) {
    case 'invalid':
    case 'warning':
      return <Cells texts={[row.address, row.value, translate(row.reason)]} />;
    case 'unknown':
      return <Cells texts={[row.address, row.product, row.id]} />;
    default:
      return <ChangeCells change={row} />;
  }
}

function Cells({ texts }: { texts: [name: string, value: string, reason: string] }) {
  return texts.map((text, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the columns never move
    <div key={index} role="cell" title={text}>
      {index === 0 ? <strong>{text}</strong> : text}
    </div>
  ));
}
