import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/** Milliseconds to think it over. */
const duration = 8000;

/** What `notify` takes to say what was done and to offer Undo. */
export const undoNotification = (text: string, onUndo: () => void) =>
  actionNotification(text, 'list.undo', onUndo);

/** The same with another offer; `label` is a message key. */
export const actionNotification = (text: string, label: string, onTake: () => void) =>
  [<ActionMessage {...{ text, label, onTake }} />, { type: 'success', autoHideDuration: duration }] as const;

function ActionMessage({ text, label, onTake }: { text: string; label: string; onTake: () => void }) {
  const translate = useTranslate();
  const [isTaken, setIsTaken] = useState(false);
  return (
    <>
      {text}{' '}
      <Button
        color="inherit"
        size="small"
        disabled={isTaken}
        onClick={() => {
          setIsTaken(true);
          onTake();
        }}
      >
        {translate(label)}
      </Button>
    </>
  );
}
