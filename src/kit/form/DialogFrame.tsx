import Close from '@mui/icons-material/Close';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { Suspense, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from 'react-admin';
import { AfterPaint } from '../AfterPaint.tsx';
import { Backdrop, Surface } from './dialogStyles.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import { useModal } from './useModal.ts';

export interface DialogFrameProps {
  title: string;
  onClose: () => void;
  /** Buttons beside Close. */
  actions?: ReactNode;
  maxWidth?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  children: ReactNode;
}

const skeleton = <FormSkeleton slots={6} />;

/**
 * The dialog around a form; full screen on phones. Its frame is painted before its content. A click on the backdrop does
 * not close it.
 */
export function DialogFrame({ title, onClose, actions, maxWidth = 'sm', children }: DialogFrameProps) {
  const titleId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const keys = useModal(frame, onClose);
  return createPortal(
    <Backdrop ref={frame} onMouseDown={keepFocus} {...keys}>
      <Surface role="dialog" aria-modal aria-labelledby={titleId} tabIndex={-1} data-width={maxWidth}>
        <DialogTop id={titleId} title={title} actions={actions} onClose={onClose} />
        <AfterPaint fallback={skeleton}>
          <Suspense fallback={skeleton}>{children}</Suspense>
        </AfterPaint>
      </Surface>
    </Backdrop>,
    document.body,
  );
}

interface DialogTopProps extends Pick<DialogFrameProps, 'title' | 'actions' | 'onClose'> {
  id?: string;
}

export function DialogTop({ id, title, actions, onClose }: DialogTopProps) {
  const translate = useTranslate();
  return (
    <DialogTitle sx={{ display: 'flex', alignItems: 'center' }}>
      <span id={id} style={{ flexGrow: 1 }}>
        {title}
      </span>
      {actions}
      <IconButton edge="end" onClick={onClose} aria-label={translate('dialog.close')}>
        <Close />
      </IconButton>
    </DialogTitle>
  );
}

function keepFocus(event: MouseEvent) {
  if (event.target === event.currentTarget) event.preventDefault();
}
