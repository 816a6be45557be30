import { useSession } from '../../../authProvider/session.ts';
import { DraftOffer } from '../documentEditor/DraftOffer.tsx';
import { draftKey } from '../../../drafts.ts';
import type { Source } from '../documentEditor/saveChanges.ts';
import { useDraft } from '../documentEditor/useDraft.ts';
import { useStoredDocument } from '../documentEditor/useStoredDocument.ts';
import { UnsavedChangesDialog } from '../../../kit/form/UnsavedChangesDialog.tsx';
import { panels } from '../../../schemas/storefront/documents.ts';
import { valueAt } from '../../../schemas/storefront/pointer.ts';
import { ConfigurationPanel } from './ConfigurationPanel.tsx';
import { useOpenPanel } from './useOpenPanel.ts';

/** The panels of one document, one of them open. Unsaved changes in closed panels are kept. */
export function ConfigurationPanels({ source }: { source: Source }) {
  const { staff_id, store_id } = useSession().who;
  const stored = useStoredDocument(source);
  const draft = useDraft(draftKey(staff_id, store_id, 'storeConfig'), stored.value);
  const { panel, node, goTo } = useOpenPanel();
  const shown = panels.filter(
    ({ isOptional, roots: [root = ''] }) => !isOptional || valueAt(stored.value, root) !== undefined,
  );
  const open = panel ?? shown[0]?.name;
  return (
    <>
      <DraftOffer document="storeConfig" draft={draft} />
      {shown.map((one) => (
        <ConfigurationPanel
          key={one.name}
          panel={one}
          source={source}
          stored={stored}
          draft={draft}
          isOpen={one.name === open}
          node={node}
          onToggle={(isOpen) => goTo(isOpen ? one.name : '')}
          onSelect={(pointer) => goTo(one.name, pointer)}
        />
      ))}
      <UnsavedChangesDialog
        isUnsaved={draft.isUnsaved}
        isDirty={draft.changes.length > 0}
        isSaving={false}
        isLeaving={(from, to) => from.pathname !== to.pathname}
        onLeave={() => draft.replace([''], [])}
      />
    </>
  );
}
