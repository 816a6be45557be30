import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useResourceContext, useTranslate, type Identifier } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { isLocked } from '../../authProvider/screenLock.ts';
import { useSession } from '../../authProvider/session.ts';
import { draftKey, forgetDraft, keepDraft, recallDraft } from '../../drafts.ts';
import { Conflicts, type Conflict } from './Conflicts.tsx';

type Values = Record<string, unknown>;

/** What was typed, and what stood in those fields before. */
export interface Typed {
  typed: Values;
  before: Values;
}

interface DraftProps {
  resource: string;
  id?: Identifier;
  /** Puts what was typed upon what is stored by now; without it a field that somebody else has changed meanwhile is asked about. */
  merge?: (kept: Typed) => Values;
}

/**
 * Keeps what is being typed in this tab, so that a reload, a crash or a session that ended does not lose it,
 * and puts it back when the same person opens the same form again. Files cannot be kept.
 */
export function Draft({ resource, id, merge }: DraftProps) {
  const translate = useTranslate();
  const named = useResourceContext();
  const { staff_id } = useSession().who;
  const key = draftKey(staff_id, resource, id);
  const { control, setValue, reset } = useFormContext();
  const { dirtyFields, defaultValues: stored = {} } = useFormState({ control });
  const values = useWatch({ control });
  const [recalled, setRecalled] = useState(() => {
    const kept = recallDraft(key) as Typed | undefined;
    return kept?.typed && { ...kept, typed: merge?.(kept) ?? kept.typed };
  });

  useEffect(() => {
    for (const [name, value] of Object.entries(recalled?.typed ?? {})) {
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
    }
  }, [recalled, setValue]);

  // Left on purpose or saved: nothing to keep. Where the session ended or the screen was locked the draft stays.
  useEffect(
    () => () => {
      if (location.pathname !== '/login' && !isLocked(staff_id)) forgetDraft(key);
    },
    [key, staff_id],
  );

  const typed = Object.keys(dirtyFields).filter((name) => name !== 'imagefile' && !isPreview(values[name]));
  const draft =
    typed.length > 0 && JSON.stringify({ typed: picked(values, typed), before: picked(stored, typed) });
  useEffect(() => {
    if (draft) keepDraft(key, draft);
    else forgetDraft(key);
  }, [key, draft]);

  if (!recalled) return null;
  // What a new record begins with is nobody's.
  const changed = Object.keys(id === undefined ? {} : recalled.before).filter(
    (name) => stored[name] !== undefined && !isSame(stored[name], recalled.before[name]),
  );
  const conflicts = changed
    .filter((name) => name in dirtyFields && isSame(values[name], recalled.typed[name]))
    .map((source) => ({ source, theirs: stored[source] as unknown }));
  const take = ({ source, theirs }: Conflict) =>
    setValue(source, theirs, { shouldDirty: true, shouldValidate: true });
  const isMerged = merge !== undefined && changed.length > 0;
  const isAsked = !merge && conflicts.length > 0;
  return (
    <Alert
      severity={isMerged || isAsked ? 'warning' : 'info'}
      sx={{ mb: 2 }}
      action={
        <Button
          color="inherit"
          size="small"
          onClick={() => {
            forgetDraft(key);
            setRecalled(undefined);
            reset();
          }}
        >
          {translate('dialog.draft.discard')}
        </Button>
      }
    >
      {translate('dialog.draft.restored')}
      {isMerged && ` ${translate('dialog.draft.merged')}`}
      {isAsked && ` ${translate('dialog.stale.conflicts')}`}
      {isAsked && <Conflicts resource={named} conflicts={conflicts} onTake={take} />}
    </Alert>
  );
}

const picked = (values: Values, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The address of a chosen file's preview ends with the page, as the file does. */
const isPreview = (value: unknown) => typeof value === 'string' && value.startsWith('blob:');
