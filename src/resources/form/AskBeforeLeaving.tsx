import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

/** Asks before what was typed is left behind: Escape, Cancel, Back, a link of the menu, a reload. */
export function AskBeforeLeaving({ isSaved }: { isSaved: RefObject<boolean> }) {
  const translate = useTranslate();
  const { getFieldState, getValues } = useFormContext();
  const { dirtyFields, isSubmitting } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  // Asked of the form itself: the rendered state follows only when a running validation has ended.
  const isUnsaved = () => Object.keys(getValues()).some((name) => getFieldState(name).isDirty);
  // A session that ended leads to the sign-in at once; the draft keeps what was typed.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved() &&
      !isSaved.current &&
      addressOf(currentLocation) !== addressOf(nextLocation) &&
      nextLocation.pathname !== '/login',
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
  // A save is under way: stay until it is known how it ended.
  useEffect(() => {
    if (isSubmitting && blocker.state === 'blocked') blocker.reset();
  }, [isSubmitting, blocker]);
  if (isSubmitting || blocker.state !== 'blocked') return null;
  return (
    <Dialog open onClose={() => blocker.reset()} role="alertdialog">
      <DialogTitle>{translate('dialog.unsaved.title')}</DialogTitle>
      <DialogContent>{translate('dialog.unsaved.text')}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => blocker.proceed()}>
          {translate('dialog.unsaved.leave')}
        </Button>
        <Button variant="contained" autoFocus onClick={() => blocker.reset()}>
          {translate('dialog.unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
