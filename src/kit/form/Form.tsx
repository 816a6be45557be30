import { useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { FormProvider, useForm, type FieldValues, type Resolver } from 'react-hook-form';
import { FormBaseContext, useFormBase } from './formBase.ts';
import { LeavingContext, newLeaving } from './leaving.ts';

interface FormProps {
  /** The stored values; when they change, fields that are not dirty are updated (useFormBase). */
  values?: FieldValues;
  /** Initial values of a new record. */
  defaultValues?: FieldValues;
  resolver?: Resolver<FieldValues>;
  onSubmit: (values: FieldValues) => unknown;
  children: ReactNode;
}

/** A form that validates while typing and rerenders per field; Ctrl+Enter or Cmd+Enter submits. */
export function Form({ values, defaultValues = values, resolver, onSubmit, children }: FormProps) {
  const form = useForm({ defaultValues, resolver, mode: 'onChange' });
  const [leaving] = useState(newLeaving);
  const base = useFormBase(form, values);
  const submit = (event: FormEvent) => {
    // A dialog's form may be nested in another form's React tree.
    event.stopPropagation();
    void form.handleSubmit(onSubmit)(event);
  };
  return (
    <LeavingContext value={leaving}>
      <FormBaseContext value={base}>
        <FormProvider {...form}>
          <form noValidate onSubmit={submit} onKeyDown={sendByKey}>
            {children}
          </form>
        </FormProvider>
      </FormBaseContext>
    </LeavingContext>
  );
}

function sendByKey(event: KeyboardEvent<HTMLFormElement>) {
  const { key, ctrlKey, metaKey, currentTarget, target } = event;
  const isOwn = currentTarget.contains(target as Node);
  if (key !== 'Enter' || !(ctrlKey || metaKey) || !isOwn || event.defaultPrevented) return;
  event.preventDefault();
  currentTarget.requestSubmit();
}
