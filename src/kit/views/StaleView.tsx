import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ViewActions } from './useViewActions.ts';
import type { VersionedView } from './useViews.ts';

interface StaleViewProps {
  /** Its latest version. */
  view: VersionedView;
  actions: ViewActions;
  onClose: () => void;
}

/** Asks whose version of a view is kept, because somebody else saved it meanwhile. */
export function StaleView({ view, actions, onClose }: StaleViewProps) {
  const translate = useTranslate();
  const id = useId();
  const close = (act: () => unknown) => () => {
    onClose();
    void act();
  };
  return (
    <Dialog open onClose={onClose} role="alertdialog" aria-labelledby={id} aria-describedby={`${id}text`}>
      <DialogTitle id={id}>{translate('views.stale.title', { name: view.name })}</DialogTitle>
      <DialogContent id={`${id}text`}>{translate('views.stale.text')}</DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus onClick={onClose}>
          {translate('dialog.cancel')}
        </Button>
        <Button color="inherit" onClick={close(() => actions.reset(view))}>
          {translate('views.stale.theirs')}
        </Button>
        <Button variant="contained" onClick={close(() => actions.save(view))}>
          {translate('views.stale.mine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
