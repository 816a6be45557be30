import { useParams } from 'react-router-dom';
import { repairs } from '../../schemas/repairs/repairs.ts';
import FormDialog from '../../kit/form/FormDialog.tsx';
import type { Slot } from '../../kit/slots.ts';
import { NewServiceDialog } from './NewServiceDialog.tsx';

/** Creates a service for several devices, or edits or shows the one in the URL. */
export default function ServiceDialog({ form }: { form: Slot[] }) {
  const { id } = useParams();
  return id === undefined ? <NewServiceDialog form={form} /> : <FormDialog model={repairs} form={form} />;
}
