import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { useShortcut } from '../../../kit/actions/useAction.ts';
import { Confirm } from '../../../kit/form/Confirm.tsx';
import { flushInput } from './form/useDebouncedInput.ts';
import type { EditCycle } from './useEditCycle.ts';

interface EditorActionsProps {
  cycle: EditCycle;
  mayEdit: boolean;
  /** Closes a read-only document. */
  onClose?: () => void;
}

/** Edit, which becomes Update, and Cancel. Names the missing permission if editing is not allowed. */
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
    flushSync(flushInput);
    void latest.current.update();
  };
  useShortcut('mod+s', translate('configurations.update'), update, {
    region: primary,
    isOn: isEditing && !isSaving && !isAsking,
  });
  const cancel = isEditing ? (changes.length > 0 ? () => setAsking(true) : cycle.cancel) : onClose;
  return (
    <>
      <EditStatus cycle={cycle} mayEdit={mayEdit} />
      {isEditing && <UndoButtons cycle={cycle} />}
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
        // A double click on Edit must not trigger Update.
        onClick={({ detail }) => {
          if (!isEditing) cycle.edit();
          else if (detail < 2) update();
        }}
      >
        {translate(isEditing ? 'configurations.update' : 'configurations.edit')}
      </Button>
      {isAsking && (
        <Confirm
          title={translate('configurations.cancel.title')}
          text={translate('configurations.cancel.text')}
          confirmLabel={translate('configurations.cancel.yes')}
          cancelLabel={translate('dialog.unsaved.stay')}
          onConfirm={() => {
            setAsking(false);
            cycle.cancel();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** A separate line on a phone, if there is a status. */
const onOneLine = { flex: { xs: '1 0 100%', sm: '1 1 0' }, minWidth: 0, '&:empty': { flex: '1 1 0' } };

/** Undo and redo. */
function UndoButtons({ cycle: { undo, redo, isSaving } }: Pick<EditorActionsProps, 'cycle'>) {
  const translate = useTranslate();
  return (
    <>
      <IconButton
        aria-label={translate('configurations.undo')}
        title={translate('configurations.undo')}
        disabled={!undo || isSaving}
        onClick={undo}
      >
        <Undo fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={translate('configurations.redo')}
        title={translate('configurations.redo')}
        disabled={!redo || isSaving}
        onClick={redo}
      >
        <Redo fontSize="small" />
      </IconButton>
    </>
  );
}

/** The status beside the buttons: read-only, unsaved, or why Update failed. */
function EditStatus({
  cycle: { saveResult, blocking, changes },
  mayEdit,
}: Pick<EditorActionsProps, 'cycle' | 'mayEdit'>) {
  const translate = useTranslate();
  const wrong = Object.values(blocking).flat().length;
  const isRefused = saveResult?.kind === 'invalid' && wrong > 0;
  return (
    <Typography variant="body2" color={isRefused ? 'error' : 'text.secondary'} role="status" sx={onOneLine}>
      {!mayEdit
        ? translate('configurations.read_only')
        : isRefused
          ? translate('configurations.notice.wrong', { smart_count: wrong })
          : changes.length > 0 && translate('configurations.tree.changed')}
    </Typography>
  );
}

/** Blur would show the field's errors and move the button away from the pointer. */
const stayInField = (event: MouseEvent) => event.preventDefault();

/** Focuses the Edit button when editing ends. */
function useFocusAtEnd(isEditing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(isEditing);
  useEffect(() => {
    if (before.current && !isEditing) button.current?.focus();
    before.current = isEditing;
  }, [isEditing]);
  return button;
}
