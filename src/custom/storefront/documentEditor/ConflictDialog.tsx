import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DocumentName } from '../../../schemas/storefront/documents.ts';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { ChangeList } from './ChangeList.tsx';
import type { Conflict, Side } from './changes.ts';
import type { Outcome } from './saveChanges.ts';
import { useUnitName } from './useUnitName.ts';

type Choices = Record<string, Side>;

interface ConflictDialogProps {
  document: DocumentName;
  outcome: Extract<Outcome, { kind: 'conflicts' }>;
  onResolve: (choices: Choices) => void;
  /** Returns to the form. Input is kept. */
  onClose: () => void;
}

/** Resolves conflicts: the user selects a version for each field. */
export function ConflictDialog({ document, outcome, onResolve, onClose }: ConflictDialogProps) {
  const translate = useTranslate();
  const author = outcome.author || translate('configurations.somebody');
  const { conflicts } = outcome;
  const [choices, setChoices] = useState<Choices>({});
  const isResolved = conflicts.every(({ pointer }) => choices[pointer]);
  return (
    <DialogFrame title={translate('configurations.conflicts.title')} onClose={onClose} maxWidth="md">
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('configurations.conflicts.text', { author })}
        </Alert>
        <Stack spacing={2}>
          {conflicts.map((conflict) => (
            <ConflictCard
              key={conflict.pointer}
              document={document}
              conflict={conflict}
              choice={choices[conflict.pointer]}
              onChoose={(side) => setChoices((current) => ({ ...current, [conflict.pointer]: side }))}
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('configurations.conflicts.back')}
        </Button>
        <Button variant="contained" disabled={!isResolved} onClick={() => onResolve(choices)}>
          {translate('configurations.update')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

interface ConflictCardProps {
  document: DocumentName;
  conflict: Conflict;
  choice: Side | undefined;
  onChoose: (side: Side) => void;
}

function ConflictCard({ document, conflict, choice, onChoose }: ConflictCardProps) {
  const translate = useTranslate();
  const name = useUnitName(document)(conflict.unit);
  const id = useId();
  const { before, ...sides } = conflict.sides;
  return (
    <Card variant="outlined" sx={{ p: 2 }}>
      <Typography id={id} variant="h4" component="h3" sx={{ mb: 1 }}>
        {name}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={choice ?? null}
        onChange={(_, side) => onChoose(side as Side)}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side}>
            <FormControlLabel
              value={side}
              control={<Radio />}
              label={translate(`configurations.conflicts.${side}`)}
              slotProps={{ typography: { fontWeight: 600 } }}
            />
            <ChangeList document={document} change={{ pointer: conflict.unit, before, after: sides[side] }} />
          </div>
        ))}
      </RadioGroup>
    </Card>
  );
}
