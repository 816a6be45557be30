import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import type { List, Row } from './lists.tsx';
import { RowDialog } from './RowDialog.tsx';
import { Rows } from './Rows.tsx';
import { useRows } from './useRows.ts';

export function ListPage({ list }: { list: List }) {
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState('');
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Row>();
  const { rows, total, isBusy } = useRows(list, filter, page);
  useEffect(() => {
    const timer = setTimeout(() => {
      setFilter(typed);
      setPage(1);
    }, 300);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <>
      <div role="search">
        <TextField
          label="Name"
          size="small"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Rows list={list} rows={rows} isBusy={isBusy} onOpen={setOpened} />
      <IconButton aria-label="Previous page" disabled={page === 1} onClick={() => setPage(page - 1)}>
        ‹
      </IconButton>
      <IconButton aria-label="Next page" disabled={page * 10 >= total} onClick={() => setPage(page + 1)}>
        ›
      </IconButton>
      {opened && <RowDialog list={list} row={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
