import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import type { Change } from '../documentEditor/changes.ts';
import type { DocumentHistory } from './documentHistory.ts';
import { PartChange } from './PartChange.tsx';
import { removedPages } from './removedPages.ts';
import { usePartName } from './usePartName.ts';

interface RestoredPartsProps {
  kind: DocumentHistory['kind'];
  /** From the stored document to the revision. */
  changes: Change[];
  isChosen: (pointer: string) => boolean;
  onChoose: (pointer: string, isChosen: boolean) => void;
}

/** The changes of a revision, selectable by part. Names the pages it would remove. */
export function RestoredParts({ kind, changes, isChosen, onChoose }: RestoredPartsProps) {
  const translate = useTranslate();
  const partName = usePartName(kind);
  const { locations } = useSession();
  const nameOf = ({ id, name, slug }: Record<string, unknown>) =>
    [locations.find((place) => place.id === id)?.location_name, name, slug].find(
      (one) => typeof one === 'string',
    );
  return changes.map((change) => {
    const { pointer } = change;
    const unlisted = removedPages(change);
    return (
      <Box key={pointer} sx={{ mb: 1.5, p: 1.5, borderRadius: 1, bgcolor: 'background.default' }}>
        <FormControlLabel
          label={partName(pointer)}
          control={
            <Checkbox
              size="small"
              checked={isChosen(pointer)}
              onChange={(_, isOn) => onChoose(pointer, isOn)}
            />
          }
          slotProps={{ typography: { fontWeight: 600 } }}
        />
        {unlisted.length > 0 && (
          <Alert severity="warning" sx={{ mb: 1 }}>
            {translate('configurations.history.question.unlisted', {
              smart_count: unlisted.length,
              names: unlisted.map(nameOf).join(', '),
            })}
          </Alert>
        )}
        <PartChange kind={kind} change={change} />
      </Box>
    );
  });
}
