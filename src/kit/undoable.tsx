import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/** Milliseconds to think it over. */
const duration = 8000;

/** What `notify` takes to say what was done and to offer Undo. */
export const undoable = (text: string, onUndo: () => void) =>
  [<Undoable text={text} onUndo={onUndo} />, { type: 'success', autoHideDuration: duration }] as const;

function Undoable({ text, onUndo }: { text: string; onUndo: () => void }) {
  const translate = useTranslate();
  const [isUndone, setIsUndone] = useState(false);
  return (
    <>
      {text}{' '}
      <Button
        color="inherit"
        size="small"
        disabled={isUndone}
        onClick={() => {
          setIsUndone(true);
          onUndo();
        }}
      >
        {translate('list.undo')}
      </Button>
    </>
  );
}
