import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '../../../authProvider/useCan.ts';
import { draftKey } from '../../../drafts.ts';
import { useSession } from '../../../authProvider/session.ts';
import { locations } from '../../../schemas/locations/locations.ts';
import { storefront } from '../../../schemas/storefront/access.ts';
import { nodesOf } from '../../../schemas/storefront/documents.ts';
import type { StoreConfig } from '../../../schemas/storefront/storeConfig.ts';
import { UnsavedChangesDialog } from '../../../kit/form/UnsavedChangesDialog.tsx';
import {
  DocumentEditor,
  documentAddresses,
  DraftOffer,
  EditorActions,
  HistoryButton,
  IncomingLinks,
  type Source,
  useDraft,
  useEditCycle,
  useStoredDocument,
} from '../../storefront/index.ts';
import { useReload } from '../../../kit/useReload.ts';
import { siteAddresses } from '../../../schemas/storefront/siteLinks.ts';
import { RemoveConfig } from './RemoveConfig.tsx';
import { SlugField } from './SlugField.tsx';
import { useSlug } from './useSlug.ts';

const nodes = nodesOf('locationConfig');

interface LocationPageEditorProps {
  id: number;
  slug: string | undefined;
  source: Source;
  storeConfig: StoreConfig;
  onClose: () => void;
}

export function LocationPageEditor({ id, slug, source, storeConfig, onClose }: LocationPageEditorProps) {
  const translate = useTranslate();
  const { who, locations: places } = useSession();
  const { staff_id, store_id } = who;
  const mayEdit = useCan()('update', storefront);
  const reloadLocations = useReload(locations);
  const stored = useStoredDocument(source);
  const draft = useDraft(draftKey(staff_id, store_id, `locationConfig/${id}`), stored.value);
  const [node, setNode] = useState<string | null>(null);
  const cycle = useEditCycle({
    document: 'locationConfig',
    nodes,
    source,
    stored,
    draft,
    onSaved: reloadLocations,
    onError: setNode,
  });
  const slugEdit = useSlug({ locationId: id, stored: slug, onSaved: reloadLocations });
  const name = places.find((place) => place.id === id)?.location_name ?? '';
  const reset = () => {
    slugEdit.cancel();
    cycle.cancel();
    draft.forget();
    reloadLocations();
  };
  return (
    <>
      <DialogContent>
        <Stack
          direction={{ sm: 'row' }}
          sx={{ gap: 2, pt: 1, mb: 2, justifyContent: 'space-between', alignItems: { sm: 'center' } }}
        >
          <SlugField slug={slugEdit} mayEdit={mayEdit} />
          <Typography component="p" variant="subtitle1" color="text.secondary" sx={{ order: { sm: -1 } }}>
            {name}
          </Typography>
        </Stack>
        {slugEdit.changes && <IncomingLinks to={siteAddresses.location(slugEdit.changes)} />}
        <DraftOffer document="locationConfig" draft={draft} />
        <DocumentEditor
          document="locationConfig"
          title={translate('configurations.location.tree')}
          nodes={nodes}
          selected={node}
          onSelect={setNode}
          draft={draft}
          cycle={cycle}
          storeConfig={storeConfig}
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {mayEdit && slug !== undefined && (
          <RemoveConfig
            id={id}
            name={name}
            slug={slug}
            source={source}
            isBusy={cycle.isSaving}
            onRemoved={reset}
          />
        )}
        <HistoryButton
          disabled={cycle.isSaving}
          history={{ kind: 'locationConfig', address: documentAddresses.location(id), source }}
        />
        <EditorActions cycle={cycle} mayEdit={mayEdit} onClose={onClose} />
      </DialogActions>
      <UnsavedChangesDialog
        isUnsaved={() => draft.isUnsaved() || slugEdit.isDirty}
        isDirty={draft.changes.length > 0 || slugEdit.isDirty}
        isSaving={cycle.isSaving || slugEdit.isSaving}
        onLeave={draft.forget}
      />
    </>
  );
}
