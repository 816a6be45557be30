import { useParams } from 'react-router-dom';
import { repairs } from '../../schemas/repairs/repairs.ts';
import { EditDialog } from '../../kit/form/EditDialog.tsx';
import type { Slot } from '../../kit/slots.ts';
import { NewServiceDialog } from './NewServiceDialog.tsx';

/** Creates a service for several devices, or edits (or only shows) the one that the address names. */
export default function ServiceDialog({ form }: { form: Slot[] }) {
  const { id } = useParams();
  if (id === undefined) return <NewServiceDialog form={form} />;
  return <EditDialog key={id} model={repairs} form={form} opensReadOnly={false} id={id} />;
}
