import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslate, type Identifier } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { isLocked } from '../../authProvider/screenLock.ts';
import { useSession } from '../../authProvider/session.ts';
import { draftKey, forgetDraft, keepDraft, recallDraft } from '../../drafts.ts';

/**
 * Keeps what is being typed in this tab, so that a reload, a crash or a session that ended does not lose it,
 * and puts it back when the same person opens the same form again. Files cannot be kept.
 */
export function Draft({ resource, id }: { resource: string; id?: Identifier }) {
  const translate = useTranslate();
  const { staff_id } = useSession().who;
  const key = draftKey(staff_id, resource, id);
  const { control, setValue, reset } = useFormContext();
  const { dirtyFields } = useFormState({ control });
  const values = useWatch({ control });
  const [recalled, setRecalled] = useState(() => recallDraft(key) as Record<string, unknown> | undefined);

  useEffect(() => {
    for (const [name, value] of Object.entries(recalled ?? {})) {
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
  const draft = JSON.stringify(Object.fromEntries(typed.map((name) => [name, values[name] ?? null])));
  useEffect(() => {
    if (draft === '{}') forgetDraft(key);
    else keepDraft(key, draft);
  }, [key, draft]);

  if (!recalled) return null;
  return (
    <Alert
      severity="info"
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
    </Alert>
  );
}

/** The address of a chosen file's preview ends with the page, as the file does. */
const isPreview = (value: unknown) => typeof value === 'string' && value.startsWith('blob:');
