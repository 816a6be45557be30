import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RoleChange } from './roleChange.ts';
import { RoleEffects } from './RoleEffects.tsx';

interface RolePreviewProps extends RoleChange {
  onSave: () => Promise<void>;
  onBack: () => void;
}

/** Who gains and loses what, shown before the role is saved. */
export function RolePreview({ onSave, onBack, ...change }: RolePreviewProps) {
  const translate = useTranslate();
  const id = useId();
  const [isSaving, setIsSaving] = useState(false);
  const save = () => {
    setIsSaving(true);
    void onSave();
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onBack} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('access.effect.title')}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <RoleEffects {...change} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isSaving} onClick={onBack}>
          {translate('access.effect.back')}
        </Button>
        <Button variant="contained" autoFocus disabled={isSaving} onClick={save}>
          {translate('access.effect.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
