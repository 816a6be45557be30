import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { columns, rows, type Row } from '../rows.ts';

const perPage = 25;

export function RowList({ onOpen }: { onOpen: (row: Row) => void }) {
  const [word, setWord] = useState('');
  const [page, setPage] = useState(0);
  const found = useMemo(
    () => rows.filter(({ name }) => !word || name.toLowerCase().includes(word.toLowerCase())),
    [word],
  );
  const search = (typed: string) => {
    setWord(typed);
    setPage(0);
  };
  return (
    <Paper>
      <TextField
        name="q"
        size="small"
        label="Search"
        value={word}
        onChange={({ target }) => search(target.value)}
      />
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {found.slice(page * perPage, (page + 1) * perPage).map((row) => (
            <TableRow key={row.id} hover onClick={() => onOpen(row)}>
              {columns.map((name) => (
                <TableCell key={name}>{row[name]}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Button id="next" onClick={() => setPage(page + 1)}>
        Next
      </Button>
      <span>{found.length}</span>
    </Paper>
  );
}
