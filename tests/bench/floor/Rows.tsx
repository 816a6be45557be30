import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { List, Row } from './lists.tsx';

interface RowsProps {
  list: List;
  rows: Row[];
  isBusy: boolean;
  onOpen: (row: Row) => void;
}

export function Rows({ list: { columns }, rows, isBusy, onOpen }: RowsProps) {
  return (
    <TableContainer component={Paper}>
      <Table size="small" aria-busy={isBusy}>
        <TableHead>
          <TableRow>
            {Object.keys(columns).map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover onClick={() => onOpen(row)}>
              {Object.entries(columns).map(([name, show]) => (
                <TableCell key={name}>{show(row)}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
