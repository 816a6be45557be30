import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { textOfHtml } from '../../../schemas/textOfHtml.ts';
import { flushInput } from '../documentEditor/form/useDebouncedInput.ts';

const RichText = lazy(() => import('../richText/RichText.tsx'));

interface HtmlTextProps {
  label: string;
  /** The English HTML, which a missing French text starts from. */
  english: string;
  value: string;
  /** Without it, the text is read-only. */
  onChange?: (value: string) => void;
}

/** Rich text, editable in place. */
export function HtmlText({ label, english, value, onChange }: HtmlTextProps) {
  const translate = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    flushInput();
    setOpen(false);
  };
  return (
    <>
      <div>{textOfHtml(value)}</div>
      {onChange && (
        <Button size="small" aria-label={label} onClick={() => setOpen(true)}>
          {translate('configurations.edit')}
        </Button>
      )}
      {isOpen && onChange && (
        <DialogFrame title={label} onClose={close}>
          <DialogContent lang="fr">
            <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
              <RichText
                id={id}
                label={label}
                value={value || english}
                onChange={(text) => onChange(text ?? '')}
              />
            </Suspense>
          </DialogContent>
          <DialogActions>
            <Button variant="contained" onClick={close}>
              {translate('storefrontTexts.done')}
            </Button>
          </DialogActions>
        </DialogFrame>
      )}
    </>
  );
}
