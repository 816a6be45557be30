import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/** Milliseconds to think it over. */
const duration = 8000;

/** What `notify` takes to say what was done and to offer Undo. */
export const undoable = (text: string, onUndo: () => void) => offering(text, 'list.undo', onUndo);

/** The same with another offer; `label` is a message key. */
export const offering = (text: string, label: string, onTake: () => void) =>
  [<Offer {...{ text, label, onTake }} />, { type: 'success', autoHideDuration: duration }] as const;

function Offer({ text, label, onTake }: { text: string; label: string; onTake: () => void }) {
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
