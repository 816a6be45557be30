import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { lazyWithPreload } from '../lazyWithPreload.ts';
import { LazyBoundary } from '../LazyBoundary.tsx';

const CameraDialog = lazyWithPreload(() => import('./camera/CameraDialog.tsx'));

export interface CameraProps {
  onCode: (code: string) => void;
  /** The camera stays open for several codes. */
  isContinuous?: boolean;
  /** Rendered below the picture, such as the last scanned item. */
  children?: ReactNode;
}

/** Opens the camera to read barcodes and 2D codes. */
export function ScanButton({ onCode, isContinuous = false, children }: CameraProps) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const emit = (code: string) => {
    if (!isContinuous) close();
    onCode(code);
  };
  return (
    <>
      <Tooltip title={translate('scan.open')}>
        <IconButton edge="end" aria-label={translate('scan.open')} onClick={() => setIsOpen(true)}>
          <PhotoCamera />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <LazyBoundary onClose={close}>
          <CameraDialog onCode={emit} onClose={close}>
            {children}
          </CameraDialog>
        </LazyBoundary>
      )}
    </>
  );
}
