import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker, type Location } from 'react-router-dom';
import { Confirm } from './Confirm.tsx';

interface UnsavedChangesDialogProps {
  /** Asked at the moment of leaving; what is shown may be older. */
  isUnsaved: () => boolean;
  isDirty: boolean;
  isSaving: boolean;
  /** Does this way lead out of what is edited? */
  isLeaving?: (from: Location, to: Location) => boolean;
  onLeave?: () => void;
  /** The message keys of the question begin with this. */
  question?: string;
}

const hasOtherAddress = (from: Location, to: Location) =>
  from.pathname + from.search !== to.pathname + to.search;

/** Asks before what was typed is left behind: Escape, Cancel, Back, a link of the menu, a reload. */
export function UnsavedChangesDialog({
  isUnsaved,
  isDirty,
  isSaving,
  isLeaving = hasOtherAddress,
  onLeave,
  question = 'dialog.unsaved',
}: UnsavedChangesDialogProps) {
  const translate = useTranslate();
  // A session that ended leads to the sign-in at once; the draft keeps what was typed.
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
  // A save is under way: stay until it is known how it ended.
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
