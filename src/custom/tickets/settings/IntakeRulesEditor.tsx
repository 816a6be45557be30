import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '../../../authProvider/useCan.ts';
import { useSession } from '../../../authProvider/session.ts';
import { draftKey } from '../../../drafts.ts';
import { UnsavedChangesDialog } from '../../../kit/form/UnsavedChangesDialog.tsx';
import { nodesOf } from '../../../schemas/storefront/documents.ts';
import { intakeRules } from '../../../schemas/tickets/access.ts';
import { intakeRevisions } from '../../../schemas/tickets/calls.ts';
import type { IntakeRules } from '../../../schemas/tickets/intakeRules.ts';
import {
  DocumentEditor,
  DraftOffer,
  EditorActions,
  HistoryButton,
  type Source,
  useDraft,
  useEditCycle,
  useStoredDocument,
} from '../../storefront/index.ts';

const nodes = nodesOf('intakeRules');
const history = {
  kind: 'intakeRules',
  address: { calls: intakeRevisions },
  related: ['intakeForm'],
  model: intakeRules,
} as const;

/** Edits the rules of the intake; each save is a new version, and tickets keep theirs. */
export function IntakeRulesEditor({ source }: { source: Source<IntakeRules> }) {
  const translate = useTranslate();
  const { staff_id, store_id } = useSession().who;
  const mayEdit = useCan()('update', intakeRules);
  const queryClient = useQueryClient();
  const stored = useStoredDocument(source);
  const draft = useDraft(draftKey(staff_id, store_id, 'intakeRules'), stored.value);
  const [node, setNode] = useState<string | null>(null);
  const cycle = useEditCycle({
    document: 'intakeRules',
    nodes,
    source,
    stored,
    draft,
    onSaved: () => void queryClient.invalidateQueries({ queryKey: ['intakeForm'] }),
    onError: setNode,
  });
  return (
    <>
      <DraftOffer document="intakeRules" draft={draft} />
      <DocumentEditor
        document="intakeRules"
        title={translate('settings.tabs.Intake')}
        nodes={nodes}
        selected={node}
        onSelect={setNode}
        draft={draft}
        cycle={cycle}
        hasPreview={false}
      />
      <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
        <HistoryButton disabled={cycle.isSaving} history={{ ...history, source }} />
        <EditorActions cycle={cycle} mayEdit={mayEdit} />
      </Stack>
      <UnsavedChangesDialog
        isUnsaved={draft.isUnsaved}
        isDirty={draft.changes.length > 0}
        isSaving={cycle.isSaving}
        onLeave={draft.forget}
      />
    </>
  );
}
