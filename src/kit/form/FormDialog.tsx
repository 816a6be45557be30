import { useParams } from 'react-router-dom';
import { CreateDialog } from './CreateDialog.tsx';
import { EditDialog, type EditDialogProps } from './EditDialog.tsx';

/** One dialog for every resource: creates a record, or edits (or only shows) the one that the address names. */
export default function FormDialog(props: Omit<EditDialogProps, 'id'>) {
  const { id } = useParams();
  return id === undefined ? <CreateDialog {...props} /> : <EditDialog key={id} {...props} id={id} />;
}
