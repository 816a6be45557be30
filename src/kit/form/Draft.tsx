import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { use, useEffect, useState, type RefObject } from 'react';
import { useTranslate, type Identifier } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useSession } from '../../authProvider/session.ts';
import { draftKey, forgetDraft, keepDraft, recallDraft } from '../../drafts.ts';
import type { Model } from '../../schemas/model.ts';
import type { ColumnElement } from '../slots.ts';
import { LeavingContext } from './leaving.ts';
import { Conflicts } from './Conflicts.tsx';
import { FormBaseContext } from './formBase.ts';
import { isSame } from './isSame.ts';

type Values = Record<string, unknown>;

/** The typed values, and the stored values of those fields at that time. */
export interface Typed {
  typed: Values;
  before: Values;
  /** It was being saved when the page was unloaded; the result is unknown. */
  isSent?: boolean;
}

interface DraftProps {
  resource: string;
  id?: Identifier;
  /** Set once the record is saved: no draft is kept. */
  isSaved: RefObject<boolean>;
  /** The model, to show fields that another user has changed meanwhile. */
  model?: Model;
  /** How to render values outside a list. */
  formats?: ColumnElement[];
  /** Returns the fields that can be merged with the stored record without asking. */
  merge?: (kept: Typed) => Values;
  /** Returns the values without what must not be stored, such as secrets. */
  withoutSecrets?: (values: Values) => Values;
  /** Receives the values that are discarded. */
  onDiscard?: (values: Values) => void;
}

/**
 * Keeps typed values in this tab until they are saved, discarded or left deliberately: they survive a reload, a crash,
 * a lock or an expired session, and are restored when the same user opens the same form. Files are not kept.
 */
export function Draft({
  resource,
  id,
  isSaved,
  model,
  formats,
  merge,
  withoutSecrets = unchanged,
  onDiscard,
}: DraftProps) {
  const translate = useTranslate();
  const { staff_id } = useSession().who;
  const { isLeft } = use(LeavingContext);
  const { take } = use(FormBaseContext);
  const key = draftKey(staff_id, resource, id);
  const { control, getValues, setValue, reset } = useFormContext();
  const { dirtyFields, defaultValues: stored = {}, isSubmitting } = useFormState({ control });
  const values = useWatch({ control });
  const [recalled, setRecalled] = useState(() => {
    const kept = recallDraft(key) as Typed | undefined;
    if (!kept?.typed) return undefined;
    const merged = merge?.(kept) ?? {};
    const { before, isSent } = kept;
    return { before, isSent, typed: { ...kept.typed, ...merged }, merged: Object.keys(merged) };
  });

  useEffect(() => {
    for (const [name, value] of Object.entries(recalled?.typed ?? {})) {
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
    }
  }, [recalled, setValue]);

  useEffect(
    () => () => {
      if (isSaved.current || isLeft()) forgetDraft(key);
    },
    [key, isSaved, isLeft],
  );

  const typed = Object.keys(dirtyFields).filter((name) => name !== 'imagefile' && !isPreview(values[name]));
  const draft =
    typed.length > 0 &&
    JSON.stringify({
      typed: withoutSecrets(picked(values, typed)),
      before: withoutSecrets(picked(stored, typed)),
      ...(isSubmitting && { isSent: true }),
    });
  useEffect(() => {
    if (draft && !isSaved.current) keepDraft(key, draft);
    else forgetDraft(key);
  }, [key, draft, isSaved]);

  if (!recalled) return null;
  // A new record has no stored values that could conflict.
  const changed = Object.keys(id === undefined ? {} : recalled.before).filter(
    (name) => stored[name] !== undefined && !isSame(stored[name], recalled.before[name]),
  );
  const conflicts = changed
    .filter((name) => !recalled.merged.includes(name) && !isSame(recalled.typed[name], stored[name]))
    .map((source) => ({ source, theirs: stored[source] as unknown, mine: recalled.typed[source] }));
  const isMerged = changed.some((name) => recalled.merged.includes(name));
  const isAsked = model !== undefined && conflicts.length > 0;
  // A new record may have been created already; for a stored one, its version tells.
  const isDoubtful = id === undefined && recalled.isSent === true;
  return (
    <Alert
      severity={isMerged || isAsked || isDoubtful ? 'warning' : 'info'}
      sx={{ mb: 2 }}
      action={
        <Button
          color="inherit"
          size="small"
          onClick={() => {
            onDiscard?.(getValues());
            forgetDraft(key);
            setRecalled(undefined);
            reset();
            take();
          }}
        >
          {translate('dialog.draft.discard')}
        </Button>
      }
    >
      {translate('dialog.draft.restored')}
      {isDoubtful && ` ${translate('dialog.draft.sent')}`}
      {isMerged && ` ${translate('dialog.draft.merged')}`}
      {isAsked && ` ${translate('dialog.stale.conflicts')}`}
      {isAsked && <Conflicts {...{ model, conflicts, formats }} />}
    </Alert>
  );
}

const unchanged = (values: Values) => values;

const picked = (values: Values, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

/** Object URLs of chosen files are lost with the page. */
const isPreview = (value: unknown) => typeof value === 'string' && value.startsWith('blob:');
