import Close from '@mui/icons-material/Close';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { Suspense, useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FormSkeleton } from './FormSkeleton.tsx';

interface DialogFrameProps {
  title: string;
  onClose: () => void;
  maxWidth?: DialogProps['maxWidth'];
  children: ReactNode;
}

/** The dialog around a form; full screen on a phone. A click beside it does not close it. */
export function DialogFrame({ title, onClose, maxWidth = 'sm', children }: DialogFrameProps) {
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const titleId = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth={maxWidth}
      fullScreen={isPhone}
      aria-labelledby={titleId}
      sx={scrollingBody}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
    >
      <DialogTitle id={titleId} sx={{ display: 'flex', alignItems: 'center' }}>
        <span style={{ flexGrow: 1 }}>{title}</span>
        <IconButton edge="end" onClick={onClose} aria-label={translate('dialog.close')}>
          <Close />
        </IconButton>
      </DialogTitle>
      <Suspense fallback={<FormSkeleton slots={6} />}>{children}</Suspense>
    </Dialog>
  );
}

/** Title and actions stay where they are, what is between them scrolls. */
const scrollingBody = {
  '& form': { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0, overflow: 'hidden' },
} as const;
