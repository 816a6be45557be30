import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { List, Row } from './lists.tsx';

interface RowDialogProps {
  list: List;
  row: Row;
  onClose: () => void;
}

/** Shows the row as it is in the list: nothing is loaded. */
export function RowDialog({ list, row, onClose }: RowDialogProps) {
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose}>
      <DialogTitle>{row.name}</DialogTitle>
      <DialogContent>
        {list.inputs.map((name) => (
          <TextField
            key={name}
            name={name}
            label={name}
            defaultValue={row[name] ?? ''}
            fullWidth
            margin="dense"
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
