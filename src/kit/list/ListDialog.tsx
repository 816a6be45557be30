import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import { useCan } from '../../authProvider/useCan.ts';
import { useCloseDialog } from '../form/useCloseDialog.ts';
import { useListOptions, type Permission } from '../page.ts';

interface ListDialogProps extends Permission {
  dialog: ComponentType<{ onClose: () => void }>;
}

/** A routed dialog over a list; closing it returns to the list. Without the permission, redirects to the list. */
export function ListDialog({ dialog: Dialog, action, on }: ListDialogProps) {
  const close = useCloseDialog();
  const { path } = useListOptions();
  return useCan()(action, on) ? <Dialog onClose={close} /> : <Navigate to={path} replace />;
}
