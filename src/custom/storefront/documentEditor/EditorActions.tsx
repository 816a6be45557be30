import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { Question } from '../../../kit/form/Question.tsx';
import { flushTyping } from './form/useTyping.ts';
import type { EditCycle } from './useEditCycle.ts';

interface EditorActionsProps {
  cycle: EditCycle;
  mayEdit: boolean;
  /** Leaves a document that is only read. */
  onClose?: () => void;
}

/** Edit, which becomes Update, and Cancel; why not, where the right is missing. */
export function EditorActions({ cycle, mayEdit, onClose }: EditorActionsProps) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { isEditing, isSaving, changes } = cycle;
  const primary = useFocusAtEnd(isEditing);
  const latest = useRef(cycle);
  useLayoutEffect(() => {
    latest.current = cycle;
  });
  const update = () => {
    flushSync(flushTyping);
    void latest.current.update();
  };
  const cancel = isEditing ? (changes.length > 0 ? () => setAsking(true) : cycle.cancel) : onClose;
  return (
    <>
      <Standing cycle={cycle} mayEdit={mayEdit} />
      {cancel && (
        <Button color="inherit" disabled={isSaving} onClick={cancel}>
          {translate('dialog.cancel')}
        </Button>
      )}
      <Button
        ref={primary}
        variant={isEditing ? 'contained' : 'outlined'}
        autoFocus={Boolean(onClose)}
        disabled={!mayEdit || isSaving}
        onMouseDown={stayInField}
        startIcon={isSaving && <CircularProgress size={16} color="inherit" />}
        sx={{ flexShrink: 0 }}
        // The second click on Edit is none on Update.
        onClick={({ detail }) => {
          if (!isEditing) cycle.edit();
          else if (detail < 2) update();
        }}
      >
        {translate(isEditing ? 'configurations.update' : 'configurations.edit')}
      </Button>
      {isAsking && (
        <Question
          title={translate('configurations.cancel.title')}
          text={translate('configurations.cancel.text')}
          yes={translate('configurations.cancel.yes')}
          no={translate('dialog.unsaved.stay')}
          onYes={() => {
            setAsking(false);
            cycle.cancel();
          }}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** How things stand, beside the buttons: read-only, not saved yet, or why Update did not save. */
function Standing({
  cycle: { ending, blocking, changes },
  mayEdit,
}: Pick<EditorActionsProps, 'cycle' | 'mayEdit'>) {
  const translate = useTranslate();
  const wrong = Object.values(blocking).flat().length;
  const isRefused = ending?.kind === 'invalid' && wrong > 0;
  return (
    <Typography
      variant="body2"
      color={isRefused ? 'error' : 'text.secondary'}
      role="status"
      sx={{ flexGrow: 1, minWidth: 0 }}
    >
      {!mayEdit
        ? translate('configurations.read_only')
        : isRefused
          ? translate('configurations.notice.wrong', { smart_count: wrong })
          : changes.length > 0 && translate('configurations.tree.changed')}
    </Typography>
  );
}

/** Leaving the field would draw its errors, and move the button away from under the pointer. */
const stayInField = (event: MouseEvent) => event.preventDefault();

/** Editing ends at the button that began it. */
function useFocusAtEnd(isEditing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(isEditing);
  useEffect(() => {
    if (before.current && !isEditing) button.current?.focus();
    before.current = isEditing;
  }, [isEditing]);
  return button;
}
