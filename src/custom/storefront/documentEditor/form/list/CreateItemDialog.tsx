import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { use, useRef, useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { loadDocumentValidators } from 'virtual:document-validators';
import { useSession } from '../../../../../authProvider/session.ts';
import { schemaId, type DocumentName } from '../../../../../schemas/storefront/documents.ts';
import type { Schema } from '../../../../../schemas/storefront/schema.ts';
import { fromAjv, type ValidationError } from '../../../../../schemas/validate.ts';
import { DialogFrame } from '../../../../../kit/form/DialogFrame.tsx';
import { Confirm } from '../../../../../kit/form/Confirm.tsx';
import { SchemaForm } from '../SchemaForm.tsx';
import { flushInput } from '../useDebouncedInput.ts';
import { newEntry } from './newEntry.ts';
import { dayIn } from '../../../../../schemas/days.ts';

interface CreateItemDialogProps {
  document: DocumentName;
  title: string;
  /** Of the list's entry in its document. */
  pointer: string;
  schema: Schema;
  entries: readonly unknown[];
  onCreate: (entry: unknown) => void;
  onClose: () => void;
}

/** Creates an entry of a list whose type has required fields (contract 2 §5). */
export default function CreateItemDialog(props: CreateItemDialogProps) {
  const translate = useTranslate();
  const [isAsking, setIsAsking] = useState(false);
  const isTyped = useRef(false);
  const close = () => {
    flushInput();
    if (isTyped.current) setIsAsking(true);
    else props.onClose();
  };
  return (
    <DialogFrame title={props.title} onClose={close}>
      <CreateItemForm {...props} onCancel={close} onTyped={() => (isTyped.current = true)} />
      {isAsking && (
        <Confirm
          title={translate('dialog.unsaved.title')}
          text={translate('dialog.unsaved.text')}
          confirmLabel={translate('dialog.unsaved.leave')}
          cancelLabel={translate('dialog.unsaved.stay')}
          onConfirm={props.onClose}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </DialogFrame>
  );
}

const none: ValidationError[] = [];

interface CreateItemFormProps extends CreateItemDialogProps {
  onTyped: () => void;
  onCancel: () => void;
}

function CreateItemForm({
  document,
  pointer,
  schema,
  entries,
  onTyped,
  onCancel,
  ...props
}: CreateItemFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { store } = useSession();
  const validate = use(loadDocumentValidators(document))[schemaId(document, pointer)];
  const [value, setValue] = useState<unknown>(() => newEntry(schema, entries.length, dayIn(store.timezone)));
  const latest = useRef(value);
  const [isTried, setIsTried] = useState(false);
  const errorsOf = (entry: unknown): ValidationError[] =>
    !validate || validate(entry) ? [] : (validate.errors ?? []).map(fromAjv);
  const change = (next: unknown) => {
    latest.current = next;
    setValue(next);
    onTyped();
  };
  const create = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through portals: the outer form must not submit.
    event.stopPropagation();
    flushInput();
    setIsTried(true);
    if (errorsOf(latest.current).length > 0)
      return notify('storefront.messages.create_invalid', { type: 'error' });
    props.onCreate(latest.current);
    notify('messages.created', { type: 'success' });
    return props.onClose();
  };
  return (
    <form onSubmit={create} noValidate>
      <DialogContent>
        <SchemaForm
          {...{ document, pointer, schema, value }}
          // After a failed attempt, errors update while typing.
          errors={isTried ? errorsOf(value) : none}
          onChange={change}
          siblings={entries}
          isEditable
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {translate('dialog.cancel')}
        </Button>
        <Button type="submit" variant="contained">
          {translate('dialog.create')}
        </Button>
      </DialogActions>
    </form>
  );
}
