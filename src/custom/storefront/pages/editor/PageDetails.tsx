import Card from '@mui/material/Card';
import { lazy, Suspense } from 'react';
import { FormSkeleton } from '../../../../kit/form/FormSkeleton.tsx';
import { nodesOf, type Node } from '../../../../schemas/storefront/documents.ts';
import type { PageEditing } from './usePageEditing.ts';

const NodeForm = lazy(() => import('../../documentEditor/form/NodeForm.tsx'));

const [newNode] = nodesOf('page') as [Node];

/** The slug of an existing page is its address and read-only. */
const storedNode: Node = {
  ...newNode,
  schema: {
    ...newNode.schema,
    properties: {
      ...newNode.schema.properties,
      slug: { ...newNode.schema.properties?.slug, readOnly: true },
    },
  },
};

/** The page's entry in the store's configuration (contract 2 §5). */
export function PageDetails({ editing, isNew }: { editing: PageEditing; isNew: boolean }) {
  return (
    <Card variant="outlined" sx={{ maxWidth: 760, p: { xs: 2, sm: 3 } }}>
      <Suspense fallback={<FormSkeleton slots={8} />}>
        <NodeForm
          document="page"
          node={isNew ? newNode : storedNode}
          value={editing.page}
          onChange={editing.setPage}
          errors={editing.errors}
          reveal={editing.reveal}
          isEditable={editing.isEditing && !editing.isSaving}
        />
      </Suspense>
    </Card>
  );
}
