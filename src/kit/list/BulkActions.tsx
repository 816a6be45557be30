import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState, type ReactElement } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import { endpointsOf } from '../../schemas/endpoint.ts';
import { activeFlagOf } from '../../schemas/activeFlag.ts';
import type { Model } from '../../schemas/model.ts';
import { SelectMatching } from './SelectMatching.tsx';
import { useInUseText } from './useSetInUse.ts';
import { useBulkLabel } from '../bulk/useBulkLabel.ts';
import { lazyWithPreload } from '../lazyWithPreload.ts';
import { LazyBoundary } from '../LazyBoundary.tsx';

const DeleteDialog = lazyWithPreload(() => import('./DeleteDialog.tsx'));
const BulkEditDialog = lazyWithPreload(() => import('../bulk/BulkEditDialog.tsx'));
const SetInUseDialog = lazyWithPreload(() => import('./SetInUseDialog.tsx'));

/** Whether one call deletes several records, with their ids in the body. */
const canDeleteMany = (model: Model) =>
  endpointsOf(model, 'delete').some(({ path }) => !path.includes('/:id'));

interface BulkActionsProps {
  model: Model;
  /** Further actions on the selection. */
  children?: ReactElement;
}

/** Toolbar with the actions on the selected rows. */
export function BulkActions({ model, children }: BulkActionsProps) {
  const { selectedIds, onUnselectItems } = useListContext();
  const translate = useTranslate();
  const text = useInUseText(model);
  const inUse = activeFlagOf(model);
  const may = useCan();
  const [isInUse, setIsInUse] = useState<boolean>();
  const [editing, setEditing] = useState<string>();
  const bulkText = useBulkLabel(model);
  const [isDeleting, setIsDeleting] = useState(false);
  const editable = (model.bulk ?? []).filter(
    (property) => property !== inUse?.property && may('update', model, undefined, { [property]: true }),
  );
  if (selectedIds.length === 0) return null;
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label={translate('list.actions')}
      sx={{
        position: 'sticky',
        bottom: 16,
        zIndex: 2,
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        flexWrap: 'wrap',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 4,
      }}
    >
      <strong role="status">{translate('list.selected', { smart_count: selectedIds.length })}</strong>
      <SelectMatching />
      {children}
      {editable.map((property) => (
        <Button key={property} onClick={() => setEditing(property)}>
          {bulkText(property)}
        </Button>
      ))}
      {inUse && may('update', model, undefined, { [inUse.property]: true }) && (
        <>
          <Button onClick={() => setIsInUse(true)}>{text('activate')}</Button>
          <Button onClick={() => setIsInUse(false)}>{text('deactivate')}</Button>
        </>
      )}
      {canDeleteMany(model) && may('delete', model) && (
        <Button color="error" onClick={() => setIsDeleting(true)}>
          {translate('list.delete')}
        </Button>
      )}
      <Button color="inherit" onClick={() => onUnselectItems()}>
        {translate('list.unselect')}
      </Button>
      {isDeleting && (
        <LazyBoundary onClose={() => setIsDeleting(false)}>
          <DeleteDialog model={model} onClose={() => setIsDeleting(false)} />
        </LazyBoundary>
      )}
      {editing !== undefined && (
        <LazyBoundary onClose={() => setEditing(undefined)}>
          <BulkEditDialog model={model} property={editing} onClose={() => setEditing(undefined)} />
        </LazyBoundary>
      )}
      {isInUse !== undefined && (
        <LazyBoundary onClose={() => setIsInUse(undefined)}>
          <SetInUseDialog model={model} isInUse={isInUse} onClose={() => setIsInUse(undefined)} />
        </LazyBoundary>
      )}
    </Stack>
  );
}
