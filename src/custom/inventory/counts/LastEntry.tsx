import Undo from '@mui/icons-material/UndoOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Counting, LastEntered } from './useCounting.ts';

/** The last entry made on this device, readable at arm's length; it can be undone. */
export function LastEntry({ counting, onUndone }: { counting: Counting; onUndone?: () => void }) {
  const translate = useTranslate();
  const [last] = counting.entered;
  if (!last) return null;
  const { entry, outcome } = last;
  const name = last.line?.name ?? outcome?.name ?? entry.code ?? '';
  const id = last.line?.item_id ?? outcome?.item_id;
  const line = counting.lines.find(({ item_id }) => item_id === id);
  return (
    <Alert
      severity={outcome?.problem ? 'warning' : 'success'}
      role="status"
      action={
        <Button
          color="inherit"
          startIcon={<Undo />}
          onClick={() => {
            counting.undo(entry.key);
            onUndone?.();
          }}
        >
          {translate('counts.undo')}
        </Button>
      }
      sx={{ alignItems: 'center', '& .MuiAlert-message': { flex: 1 } }}
    >
      <Typography component="strong" variant="h6" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography component="span">
        {outcome?.problem
          ? [entry.code !== name && entry.code, translate(`counts.problems.${outcome.problem}`)]
              .filter(Boolean)
              .join(' · ')
          : line
            ? translate('counts.now', { counted: line.counted ?? 0 })
            : translate(unknownText(last, counting.isWaiting))}
      </Typography>
    </Alert>
  );
}

const unknownText = ({ outcome }: LastEntered, isWaiting: boolean) =>
  !outcome && isWaiting ? 'counts.kept' : 'counts.looking';
