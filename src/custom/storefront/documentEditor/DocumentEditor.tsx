import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useId, useState } from 'react';
import type { DocumentName, Node } from '../../../schemas/storefront/documents.ts';
import { valueAt } from '../../../schemas/storefront/pointer.ts';
import { isObject } from '../../../schemas/storefront/schema.ts';
import type { StoreConfig } from '../../../schemas/storefront/storeConfig.ts';
import { pageHeight, useView } from '../preview/useView.ts';
import { emptyOf } from './form/fields/fits.ts';
import { UnsupportedValue } from './form/fields/UnsupportedValue.tsx';
import { useLabels } from './form/useLabels.ts';
import { isWithin } from './changes.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { SaveResultNotice } from './SaveResultNotice.tsx';
import { NodeList } from './NodeList.tsx';
import type { Draft } from './useDraft.ts';
import type { EditCycle, FirstError } from './useEditCycle.ts';

const NodeForm = lazy(() => import('./form/NodeForm.tsx'));
const Preview = lazy(() => import('../preview/Preview.tsx'));

interface DocumentEditorProps {
  document: DocumentName;
  /** Label of the tree. */
  title: string;
  nodes: Node[];
  /** Pointer of the selected node. Falls back to the first one. */
  selected: string | null;
  onSelect: (pointer: string) => void;
  draft: Draft;
  cycle: EditCycle;
  /** Holds the preview's colours, if it is not the edited document. */
  storeConfig?: StoreConfig;
  /** Documents that the storefront does not show have none. */
  hasPreview?: boolean;
}

/** Edits a part of a document: tree, form of the selected node, and preview (contract 2 §2.1). */
export function DocumentEditor({
  document,
  title,
  nodes,
  selected,
  onSelect,
  draft,
  cycle,
  storeConfig,
  hasPreview = true,
}: DocumentEditorProps) {
  const labels = useLabels(document);
  const id = useId();
  const { reveal, choose } = useReveals(cycle.saveResult?.first);
  const { view, isBeside } = useView();
  const node = nodes.find(({ pointer }) => pointer === selected) ?? nodes[0];
  if (!node) return null;
  const isEditable = cycle.isEditing && !cycle.isSaving;
  const broken = brokenParent(draft.value, node.pointer);
  const entries = nodes.map(({ pointer, key }) => ({
    pointer,
    name: labels.node(key),
    hasErrors: pointer in cycle.errors,
    isChanged: cycle.changes.some((change) => isWithin(change.pointer, [pointer])),
  }));
  const open = (at: string) => {
    const chosen = nodes.find(({ pointer }) => isWithin(at, [pointer]));
    if (!chosen) return;
    if (chosen !== node) onSelect(chosen.pointer);
    choose({ node: chosen.pointer, path: at.slice(chosen.pointer.length) });
  };
  return (
    <Frame>
      <SaveResultNotice document={document} cycle={cycle} onSelect={onSelect} />
      <div className={hasPreview && isBeside ? 'columns with-phone' : 'columns'}>
        <NodeList
          label={title}
          entries={entries}
          selected={node.pointer}
          onSelect={onSelect}
          isShort={hasPreview && isBeside}
        />
        <section aria-labelledby={id} className="form">
          <h3 id={id}>{labels.node(node.key)}</h3>
          <Suspense fallback={<FormSkeleton />}>
            {broken !== undefined ? (
              <UnsupportedValue
                label={labels.node(node.key)}
                value={valueAt(draft.value, broken)}
                reason="wrong_parent"
                onReplace={isEditable ? () => draft.set(node.pointer, emptyOf(node.schema)) : undefined}
              />
            ) : (
              <NodeForm
                document={document}
                node={node}
                value={valueAt(draft.value, node.pointer)}
                onChange={(value) => draft.set(node.pointer, value)}
                errors={cycle.errors[node.pointer] ?? none}
                isEditable={isEditable}
                reveal={reveal?.node === node.pointer ? reveal : undefined}
              />
            )}
          </Suspense>
        </section>
        {hasPreview && (
          <div className="preview">
            <Suspense fallback={<Skeleton variant="rounded" height={view.isShown ? withToolbar : toolbar} />}>
              <Preview
                document={document}
                nodes={nodes}
                node={node}
                config={draft.value}
                storeConfig={storeConfig}
                onChoose={open}
              />
            </Suspense>
          </div>
        )}
      </div>
      {cycle.saveResult?.kind === 'conflicts' && (
        <ConflictDialog
          document={document}
          outcome={cycle.saveResult}
          onResolve={(choices) => void cycle.resolve(choices)}
          onClose={cycle.dismiss}
        />
      )}
    </Frame>
  );
}

const none: never[] = [];

const toolbar = 52;
const withToolbar = `calc(${pageHeight} + ${toolbar}px)`;

/** The field to reveal: the first error, or the field last clicked in the preview. */
function useReveals(first: FirstError | undefined) {
  const [known, setKnown] = useState(first);
  const [reveal, choose] = useState(first);
  if (first !== known) {
    setKnown(first);
    choose(first);
  }
  return { reveal, choose };
}

/** Returns the pointer of an ancestor that is no object. Writing the part would overwrite it. */
function brokenParent(document: unknown, pointer: string): string | undefined {
  const keys = pointer.split('/');
  const parents = keys.slice(0, -1).map((_, index) => keys.slice(0, index + 1).join('/'));
  return parents.find((parent) => !isObject(valueAt(document, parent) ?? {}));
}

const FormSkeleton = () => (
  <>
    {[1, 2, 3, 4].map((key) => (
      <Skeleton key={key} variant="rounded" height={40} sx={{ mb: 2 }} />
    ))}
  </>
);

/**
 * Tree and form, together at most 960 px wide, with the preview beside them if there is room, else below. The phone
 * preview is always beside the form, and a select replaces the tree.
 */
const Frame = styled('div')(({ theme: { breakpoints, palette, spacing, typography } }) => ({
  containerType: 'inline-size',
  '& .columns': {
    display: 'grid',
    gap: spacing(2),
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    [breakpoints.up('sm')]: { gridTemplateColumns: '184px minmax(0, 1fr)', gap: spacing(3) },
    '@container (min-width: 1000px)': {
      gridTemplateColumns: '184px minmax(0, 752px) minmax(380px, 1fr)',
    },
  },
  '& .columns.with-phone': {
    gridTemplateColumns: 'minmax(0, 1fr) clamp(272px, 44%, 408px)',
    gridTemplateRows: 'auto 1fr',
    '& .preview': { gridColumn: 2, gridRow: '1 / span 2' },
  },
  '& .form': {
    padding: spacing(0.5, 0.5),
    // As tall as its content, up to the height of the window above the action buttons.
    [breakpoints.up('sm')]: {
      minHeight: 460,
      maxHeight: 'max(460px, 100vh - 240px)',
      overflowY: 'auto',
      scrollbarGutter: 'stable',
    },
  },
  '& h3': { ...typography.h4, margin: spacing(0, 0, 2), color: palette.text.primary },
  '& .preview': {
    gridColumn: '1 / -1',
    '@container (min-width: 1000px)': { gridColumn: 'auto' },
  },
}));
