import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { useCloseDialog } from '../../../kit/form/useCloseDialog.ts';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { useLoadStoredDocument, useStoreConfigSource } from '../../storefront/index.ts';
import { useLocationConfigSource } from './useLocationConfigSource.ts';
import { LocationPageEditor } from './LocationPageEditor.tsx';
import { slugOf } from './locationSlug.ts';

/** The storefront page of a location (contract 2 §2.6). */
export default function LocationPage() {
  const id = Number(useParams().id);
  const translate = useTranslate();
  const close = useCloseDialog();
  const source = useLocationConfigSource(id);
  const storeSource = useStoreConfigSource();
  const page = useLoadStoredDocument(source);
  const store = useLoadStoredDocument(storeSource);
  const slug = store.stored && slugOf(store.stored.value, id);
  const isLoaded = page.stored && store.stored;
  const failed = [page, store].find(({ error }) => error);
  return (
    <DialogFrame
      title={translate(`configurations.location.${isLoaded && slug === undefined ? 'create' : 'edit'}`)}
      onClose={close}
      maxWidth="xl"
    >
      {failed?.error ? (
        <DialogContent>
          <LoadErrorAlert message={failed.error.message} onRetry={failed.reload} />
        </DialogContent>
      ) : page.stored && store.stored ? (
        <LocationPageEditor
          id={id}
          slug={slug}
          source={source}
          storeConfig={store.stored.value}
          onClose={close}
        />
      ) : (
        <FormSkeleton slots={6} />
      )}
    </DialogFrame>
  );
}
