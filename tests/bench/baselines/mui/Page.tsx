import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import type { Row } from '../rows.ts';
import { RowForm } from './RowForm.tsx';
import { RowList } from './RowList.tsx';

/** React and MUI with the data in memory: a bar with a list, a form or nothing below it. */
export function Page() {
  const [route, setRoute] = useState(location.hash);
  const [row, setRow] = useState<Row>();
  useEffect(() => {
    const follow = () => setRoute(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const open = (opened: Row) => {
    setRow(opened);
    location.hash = '#/edit';
  };
  return (
    <>
      <AppBar position="static">
        <Toolbar>
          <Typography variant="h6">Baseline</Typography>
          <Button color="inherit" id="nav-home" href="#/home">
            Home
          </Button>
          <Button color="inherit" id="nav-list" href="#/list">
            List
          </Button>
        </Toolbar>
      </AppBar>
      {route === '#/home' ? (
        <Typography id="home">Home</Typography>
      ) : route === '#/edit' && row ? (
        <RowForm row={row} />
      ) : (
        <RowList onOpen={open} />
      )}
    </>
  );
}
