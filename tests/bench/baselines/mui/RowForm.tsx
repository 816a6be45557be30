import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { columns, type Row } from '../rows.ts';

export function RowForm({ row }: { row: Row }) {
  const [values, setValues] = useState<Record<string, string | number>>(row);
  return (
    <Paper id="edit">
      <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1 }}>
        {columns.map((name) => (
          <TextField
            key={name}
            name={name}
            label={name}
            value={values[name]}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
        ))}
        <Button>Save</Button>
      </Box>
    </Paper>
  );
}
