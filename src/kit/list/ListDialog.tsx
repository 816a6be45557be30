import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import { useCan } from '../../authProvider/useCan.ts';
import type { Action } from '../../schemas/can.ts';
import type { Model } from '../../schemas/model.ts';
import { useCloseDialog } from '../form/useCloseDialog.ts';
import { useListOptions } from '../page.ts';

interface ListDialogProps {
  dialog: ComponentType<{ onClose: () => void }>;
  /** What one has to be allowed to do. */
  action: Action;
  on: Pick<Model, 'access'>;
}

/** A dialog at an address of its own over a list, which closing leads back to; who may not do what it does stays at the list. */
export function ListDialog({ dialog: Dialog, action, on }: ListDialogProps) {
  const close = useCloseDialog();
  const { path } = useListOptions();
  return useCan()(action, on) ? <Dialog onClose={close} /> : <Navigate to={path} replace />;
}
