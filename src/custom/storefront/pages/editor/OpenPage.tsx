import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { UnsavedChangesDialog } from '../../../../kit/form/UnsavedChangesDialog.tsx';
import type { Source } from '../../documentEditor/saveChanges.ts';
import type { Versioned } from '../../../../dataProvider/versioned.ts';
import { addressOf } from '../pageKey.ts';
import { PageContent } from './PageContent.tsx';
import { PageDetails } from './PageDetails.tsx';
import { PageHeader } from './PageHeader.tsx';
import { PageNotices } from './PageNotices.tsx';
import { usePageEditing } from './usePageEditing.ts';

interface OpenPageProps {
  source: Source;
  stored: Versioned<unknown>;
  isNew: boolean;
  onClose: () => void;
}

/** Positioned outside the text flow, so that the next tab does not move. */
const atItsEnd = { position: 'absolute', right: 0, top: 8, fontSize: '0.875rem' } as const;

const tabs = ['details', 'content'] as const;
type TabName = (typeof tabs)[number];

/** A page with details and content (contract 2 §2.7). A new page is editable, a stored one after Edit. */
export function OpenPage({ source, stored, isNew, onClose }: OpenPageProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const [tab, setTab] = useState<TabName>(isNew ? 'details' : 'content');
  const editing = usePageEditing({
    source,
    stored,
    isNew,
    onSaved: (page) => void navigate(addressOf(page), { replace: true }),
    onRemoved: onClose,
  });
  const save = () => {
    const refusal = editing.save();
    if (!refusal) return;
    setTab(refusal === 'invalid' ? 'details' : 'content');
    notify(`staticPages.${refusal}`, { type: 'error' });
  };
  const { draft } = editing;
  const hasErrors = editing.isEditing && editing.errors.length > 0;
  return (
    <Stack sx={{ gap: 2 }}>
      <UnsavedChangesDialog
        isUnsaved={draft.isUnsaved}
        isDirty={draft.changes.length > 0}
        isSaving={editing.isSaving}
        onLeave={draft.forget}
      />
      <PageHeader editing={editing} isNew={isNew} onSave={save} onClose={onClose} />
      <PageNotices editing={editing} />
      <Tabs value={tab} onChange={(_, next: TabName) => setTab(next)}>
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`tab-${name}`}
            aria-controls={`panel-${name}`}
            {...(name === 'details' && hasErrors && { 'aria-label': translate('staticPages.tabs.errors') })}
            label={
              <>
                {translate(`staticPages.tabs.${name}`)}
                {name === 'details' && hasErrors && <ErrorIcon color="error" sx={atItsEnd} />}
              </>
            }
          />
        ))}
      </Tabs>
      {tabs.map((name) => (
        <div
          key={name}
          role="tabpanel"
          id={`panel-${name}`}
          aria-labelledby={`tab-${name}`}
          hidden={name !== tab}
        >
          {name === 'details' ? (
            <PageDetails editing={editing} isNew={isNew} />
          ) : (
            <PageContent editing={editing} />
          )}
        </div>
      ))}
    </Stack>
  );
}
