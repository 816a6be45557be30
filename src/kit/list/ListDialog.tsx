import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import { useCan } from '../../authProvider/useCan.ts';
import { useCloseDialog } from '../form/useCloseDialog.ts';
import { useListOptions, type Permission } from '../page.ts';

interface ListDialogProps extends Permission {
  dialog: ComponentType<{ onClose: () => void }>;
}

/** A dialog at an address of its own over a list, which closing leads back to; who may not do what it does stays at the list. */
export function ListDialog({ dialog: Dialog, action, on }: ListDialogProps) {
  const close = useCloseDialog();
  const { path } = useListOptions();
  return useCan()(action, on) ? <Dialog onClose={close} /> : <Navigate to={path} replace />;
}
