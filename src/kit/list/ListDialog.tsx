import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import { useCan } from '../../authProvider/useCan.ts';
import { pathOf, type Action, type Model } from '../../schemas/model.ts';
import { useCloseDialog } from '../form/useCloseDialog.ts';

interface ListDialogProps {
  /** The list that it opens over, and that closing leads back to. */
  model: Model;
  dialog: ComponentType<{ onClose: () => void }>;
  /** What one has to be allowed to do. */
  action: Action;
  on: Pick<Model, 'access'>;
}

/** A dialog at an address of its own over a list; who may not do what it does stays at the list. */
export function ListDialog({ model, dialog: Dialog, action, on }: ListDialogProps) {
  const close = useCloseDialog(pathOf(model));
  return useCan()(action, on) ? <Dialog onClose={close} /> : <Navigate to={pathOf(model)} replace />;
}
