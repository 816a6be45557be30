import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/** How long the notification is shown, in milliseconds. */
const duration = 8000;

/** Arguments of `notify` for a notification with an Undo button. */
export const undoNotification = (text: string, onUndo: () => void) =>
  actionNotification(text, 'list.undo', onUndo);

/** Arguments of `notify` for a notification with a button; `label` is a message key. */
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
