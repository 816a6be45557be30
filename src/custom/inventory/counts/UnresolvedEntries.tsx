import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Card } from '../../../kit/Card.tsx';
import { DialogTop } from '../../../kit/form/DialogFrame.tsx';
import { Picker } from '../../../kit/picker/Picker.tsx';
import type { Choice } from '../../../kit/picker/useChoices.ts';
import { items } from '../../../schemas/inventory/items.ts';
import type { OpenEntry } from '../../../schemas/inventory/stockCounts.ts';
import { useLocationName } from '../stockLocations.ts';
import type { Counting } from './useCounting.ts';

/** Entries with unknown codes: not counted until assigned to an item or removed. */
export function UnresolvedEntries({ counting, isEditable }: { counting: Counting; isEditable: boolean }) {
  const translate = useTranslate();
  const nameOf = useLocationName();
  const [assigned, setAssigned] = useState<OpenEntry>();
  if (counting.open.length === 0) return null;
  const problemText = ({ problem, location_id }: OpenEntry) =>
    problem === 'elsewhere' && location_id === null
      ? translate('counts.problems.on_its_way')
      : translate(`counts.problems.${problem}`, { place: nameOf(location_id) });
  const assign = (item: string) => {
    if (!assigned) return;
    counting.remove(assigned.key, assigned.code);
    counting.add({ code: assigned.code, item_id: item });
    setAssigned(undefined);
  };
  return (
    <Card title={translate('counts.open.title')}>
      <List dense disablePadding>
        {counting.open.map((entry) => (
          <ListItem key={entry.key} disableGutters sx={{ flexWrap: 'wrap', gap: 1 }}>
            <ListItemText
              primary={[entry.code, entry.name].filter(Boolean).join(' · ')}
              secondary={problemText(entry)}
              sx={{ flex: '1 1 12rem', overflowWrap: 'anywhere' }}
            />
            {isEditable && (
              <Stack direction="row">
                {entry.problem === 'unknown' && (
                  <Button onClick={() => setAssigned(entry)}>{translate('counts.open.assign')}</Button>
                )}
                <Button color="inherit" onClick={() => counting.remove(entry.key, entry.code)}>
                  {translate('counts.open.remove')}
                </Button>
              </Stack>
            )}
          </ListItem>
        ))}
      </List>
      {assigned && (
        <AssignDialog code={assigned.code} onChoose={assign} onClose={() => setAssigned(undefined)} />
      )}
    </Card>
  );
}

interface AssignDialogProps {
  code: string;
  onChoose: (itemId: string) => void;
  onClose: () => void;
}

function AssignDialog({ code, onChoose, onClose }: AssignDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const [item, setItem] = useState<Choice | null>(null);
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <DialogTop id={id} title={code} onClose={onClose} />
      <DialogContent dividers>
        <Picker
          autoFocus
          reference={items.name}
          label={translate('counts.open.choose')}
          value={item}
          onChange={setItem}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" disabled={!item} onClick={() => item && onChoose(item.id)}>
          {translate('counts.open.take')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
