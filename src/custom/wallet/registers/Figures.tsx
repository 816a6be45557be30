import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface FiguresProps {
  head: string[];
  /** Each row starts with a label, followed by figures. */
  rows: ReactNode[][];
  sum?: ReactNode[];
}

/** A small table of figures with a total row. */
export function Figures({ head: [corner, ...columns], rows, sum }: FiguresProps) {
  return (
    <Table>
      <thead>
        <tr>
          {corner ? <th scope="col">{corner}</th> : <td />}
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures], index) => (
          <Row key={index} name={name} figures={figures} />
        ))}
      </tbody>
      {sum && (
        <tfoot>
          <Row name={sum[0]} figures={sum.slice(1)} />
        </tfoot>
      )}
    </Table>
  );
}

const Row = ({ name, figures }: { name: ReactNode; figures: ReactNode[] }) => (
  <tr>
    <th scope="row">{name}</th>
    {figures.map((figure, index) => (
      <td key={index}>{figure}</td>
    ))}
  </tr>
);

const Table = styled('table')(({ theme: { palette } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  'th, td': { padding: '4px 0 4px 12px', textAlign: 'right', fontWeight: 400 },
  'tr > :first-child': { textAlign: 'left', paddingLeft: 0 },
  'td:not(:first-child)': { whiteSpace: 'nowrap' },
  'thead th': { color: palette.text.secondary, fontSize: '0.8125rem' },
  'tfoot > tr > *': { fontWeight: 600, borderTop: `1px solid ${palette.divider}` },
}));
