import { lazy, Suspense } from 'react';
import { ChangeList } from '../documentEditor/ChangeList.tsx';
import type { Change } from '../documentEditor/changes.ts';
import type { DocumentHistory } from './documentHistory.ts';

const TemplateChange = lazy(() => import('./TemplateChange.tsx'));

/** The change of one part of a document. */
export const PartChange = ({ kind, change }: { kind: DocumentHistory['kind']; change: Change }) =>
  kind === 'template' ? (
    <Suspense>
      <TemplateChange change={change} />
    </Suspense>
  ) : (
    <ChangeList document={kind} change={change} />
  );
