import Edit from '@mui/icons-material/EditOutlined';
import type { RaRecord } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import type { Model } from '../../schemas/model.ts';
import { useListOptions } from '../page.ts';
import { useResourceText } from '../useResourceText.ts';
import { PageLink } from './PageLink.tsx';

/** Opens the record's form, if the user may edit it. */
export function EditLink({ model, record }: { model: Model; record: RaRecord }) {
  const may = useCan();
  const text = useResourceText({ resource: model.name });
  const { dialogSuffix = '' } = useListOptions();
  if (!model.access.update || !may('update', model, record)) return null;
  return <PageLink path={dialogSuffix} label={text.action('edit')} icon={<Edit />} />;
}
