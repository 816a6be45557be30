import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { displayText } from '../displayText.ts';

/** A field that somebody else has saved another value of meanwhile. */
export interface Conflict {
  source: string;
  theirs: unknown;
}

interface ConflictsProps {
  resource: string | undefined;
  conflicts: Conflict[];
  onTake: (conflict: Conflict) => void;
}

/** What others saved of fields that were changed here as well, to be taken or overwritten. */
export function Conflicts({ resource, conflicts, onTake }: ConflictsProps) {
  const translate = useTranslate();
  return conflicts.map((conflict) => (
    <div key={conflict.source}>
      {translate(`resources.${resource}.fields.${conflict.source}`)}: “{displayText(conflict.theirs)}”{' '}
      <Button color="inherit" size="small" onClick={() => onTake(conflict)}>
        {translate('dialog.stale.take')}
      </Button>
    </div>
  ));
}
