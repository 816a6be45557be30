import { useParams } from 'react-router-dom';
import type { Model } from '../../schemas/model.ts';
import type { Slot } from '../slots.ts';
import { CreateDialog } from './CreateDialog.tsx';
import { EditDialog } from './EditDialog.tsx';

export interface FormDialogProps {
  model: Model;
  form: Slot[];
  /** A record opens for reading; Edit makes it editable, Update saves it. */
  opensReadOnly: boolean;
}

/** One dialog for every resource: creates a record, or edits (or only shows) the one that the address names. */
export default function FormDialog(props: FormDialogProps) {
  const { id } = useParams();
  return id === undefined ? <CreateDialog {...props} /> : <EditDialog key={id} {...props} id={id} />;
}
