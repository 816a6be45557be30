import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker, type Location } from 'react-router-dom';
import { Confirm } from './Confirm.tsx';

interface UnsavedChangesDialogProps {
  /** Evaluated when leaving; rendered state may be older. */
  isUnsaved: () => boolean;
  isDirty: boolean;
  isSaving: boolean;
  /** Whether this navigation leaves the edited record. */
  isLeaving?: (from: Location, to: Location) => boolean;
  onLeave?: () => void;
  /** Prefix of the message keys. */
  question?: string;
}

const hasOtherAddress = (from: Location, to: Location) =>
  from.pathname + from.search !== to.pathname + to.search;

/** Asks before unsaved changes are lost: by Escape, Cancel, Back, a menu link or a reload. */
export function UnsavedChangesDialog({
  isUnsaved,
  isDirty,
  isSaving,
  isLeaving = hasOtherAddress,
  onLeave,
  question = 'dialog.unsaved',
}: UnsavedChangesDialogProps) {
  const translate = useTranslate();
  // An expired session navigates to the sign-in without asking; the draft is kept.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved() && isLeaving(currentLocation, nextLocation) && nextLocation.pathname !== '/login',
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
  // Stay while a save is in progress.
  useEffect(() => {
    if (isSaving && blocker.state === 'blocked') blocker.reset();
  }, [isSaving, blocker]);
  if (isSaving || blocker.state !== 'blocked') return null;
  return (
    <Confirm
      title={translate(`${question}.title`)}
      text={translate(`${question}.text`)}
      confirmLabel={translate(`${question}.leave`)}
      cancelLabel={translate(`${question}.stay`)}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed();
      }}
      onCancel={() => blocker.reset()}
    />
  );
}
