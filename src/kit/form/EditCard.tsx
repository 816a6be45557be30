import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import { useEffect, useRef, useState } from 'react';
import { EditBase, useGetOne, useTranslate, type Identifier, type RaRecord } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import type { Model } from '../../schemas/model.ts';
import { LoadErrorAlert } from '../LoadErrorAlert.tsx';
import type { Slot } from '../slots.ts';
import { draftKey, forgetDraft, hasDraft } from '../../drafts.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { RecordForm } from './RecordForm.tsx';
import { useMayEdit } from './useMayEdit.ts';
import { StaleNotice } from './StaleNotice.tsx';
import { useSaving } from './useSaving.ts';

interface EditCardProps {
  model: Model;
  id: Identifier;
  title?: string;
  /** Distinguishes cards that edit parts of the same record. */
  section?: string;
  slots: Slot[];
  cancelLabel?: string;
  /** Message key after a save; defaults to the resource's. */
  success?: string;
  onSaved?: (saved: Partial<RaRecord>) => void;
  /** Shows the history button. */
  hasHistory?: boolean;
  /** Another form on the page is being edited; only one at a time. */
  isBlocked?: boolean;
  onEditing?: (section: string, isEditing: boolean) => void;
}

/** A record, or part of it, on a page: read-only until Edit, then Save or Cancel. */
export function EditCard(props: EditCardProps) {
  const { model, id, title, section = '', slots, onEditing } = props;
  const { record, error, refetch } = useLoaded(model, id);
  const { staff_id } = useSession().who;
  const draft = [model.name, section].filter(Boolean).join('/');
  const key = draftKey(staff_id, draft, id);
  const [isEditing, setIsEditing] = useState(() => hasDraft(key));
  const [turn, setTurn] = useState(0);
  const frame = useFocusAfter(isEditing);
  useEffect(() => onEditing?.(section, isEditing), [section, isEditing, onEditing]);
  const edit = (isStarting: boolean) => {
    setIsEditing(isStarting);
    if (isStarting) return;
    // The new form reads the draft before the unmounting one could remove it.
    forgetDraft(key);
    setTurn((current) => current + 1);
  };
  return (
    <Card ref={frame} variant="outlined" component="section" aria-label={title} sx={card}>
      {title && <CardHeader title={title} slotProps={{ title: { variant: 'h3', component: 'h2' } }} />}
      {record ? (
        <CardForm key={`${id}/${turn}`} {...props} {...{ record, draft, isEditing, edit }} />
      ) : error ? (
        <LoadErrorAlert message={error.message} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton slots={slots.length} />
      )}
    </Card>
  );
}

interface CardFormProps extends EditCardProps {
  record: RaRecord;
  draft: string;
  isEditing: boolean;
  edit: (isEditing: boolean) => void;
}

/** If reloading fails, keep showing the record and the typed values. */
const staysOpen = { onError: () => undefined };

function CardForm({ model, id, slots, record, draft, isEditing, edit, ...props }: CardFormProps) {
  const translate = useTranslate();
  const { mutationOptions, ...saving } = useSaving({
    model,
    kind: 'update',
    success: props.success,
    onSaved: (saved) => {
      edit(false);
      props.onSaved?.(saved);
    },
  });
  const mayEdit = useMayEdit(model)(record, slots);
  return (
    <EditBase
      resource={model.name}
      id={id}
      redirect={false}
      disableAuthentication
      mutationMode="pessimistic"
      mutationOptions={mutationOptions}
      queryOptions={staysOpen}
    >
      <RecordForm
        model={model}
        slots={slots}
        saving={saving}
        record={record}
        draft={draft}
        readOnly={!isEditing || !mayEdit}
        onEdit={mayEdit ? () => edit(true) : undefined}
        isEditBlocked={props.isBlocked}
        actions={props.hasHistory && <HistoryButton model={model} record={record} />}
        submitLabel={translate('dialog.save')}
        onCancel={isEditing ? () => edit(false) : undefined}
        cancelLabel={props.cancelLabel}
        notice={
          saving.staleSaves > 0 && (
            <StaleNotice key={saving.staleSaves} model={model} changed={saving.changed} />
          )
        }
      />
    </EditBase>
  );
}

/** Same look as a dialog; no border above the body without a title. */
const card = {
  '& .MuiCardHeader-root': { px: 3, py: 1.5 },
  '& > form:first-of-type > .MuiDialogContent-root': { borderTop: 0 },
  '& > .MuiCardHeader-root ~ form > .MuiDialogContent-root': { borderTop: 1, borderColor: 'divider' },
};

/** Returns the record after a fetch of its own: a list's copy may be stale or incomplete. */
function useLoaded(model: Model, id: Identifier) {
  const { data, error, isFetching, refetch } = useGetOne<RaRecord>(model.name, { id }, { retry: false });
  const [loadedId, setLoadedId] = useState<Identifier>();
  if (loadedId !== id && data && !isFetching && !error) setLoadedId(id);
  return { record: loadedId === id ? data : undefined, error: isFetching ? null : error, refetch };
}

/** After editing, focuses the Edit button. */
function useFocusAfter(isEditing: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(isEditing);
  useEffect(() => {
    const isEnding = before.current && !isEditing;
    before.current = isEditing;
    if (isEnding) frame.current?.querySelector<HTMLElement>('form button:last-of-type')?.focus();
  }, [isEditing]);
  return frame;
}
