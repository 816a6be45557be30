import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isEqual } from '../../../../schemas/storefront/isEqual.ts';
import type { Template } from '../../../../schemas/storefront/template.ts';
import { BlockErrors } from './BlockErrors.tsx';
import type { PageEditing } from './usePageEditing.ts';

const TemplateEditor = lazy(() => import('../template/TemplateEditor.tsx'));
const PageView = lazy(() => import('./PageView.tsx'));

/** The content of a page: a view, or the visual editor while editing on a wide enough screen. */
export function PageContent({ editing }: { editing: PageEditing }) {
  const translate = useTranslate();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { template, setTemplate, blockErrors, isEditing, isSaving } = editing;
  const { revision, own } = useRevision(template);
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
      {isEditing && <BlockErrors template={template} errors={blockErrors} />}
      {isEditing && isNarrow && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('staticPages.on_phone')}
        </Alert>
      )}
      {isEditing && !isNarrow ? (
        <div inert={isSaving}>
          <TemplateEditor
            key={revision}
            value={template}
            onChange={(next) => {
              own(next);
              setTemplate(next);
            }}
          />
        </div>
      ) : template.content.length === 0 ? (
        <Alert severity="info">{translate('staticPages.no_template')}</Alert>
      ) : (
        <PageView template={template} />
      )}
    </Suspense>
  );
}

/** Counts templates set from outside the editor, each of which remounts it. */
function useRevision(template: Template) {
  const [known, setKnown] = useState({ template, revision: 0 });
  if (!isEqual(known.template, template)) setKnown({ template, revision: known.revision + 1 });
  const own = (next: Template) => setKnown({ template: next, revision: known.revision });
  return { revision: known.revision, own };
}
