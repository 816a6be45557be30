import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormProvider, useForm, type FieldValues, type Resolver } from 'react-hook-form';
import { FormBaseContext, useFormBase } from './formBase.ts';
import { LeavingContext, newLeaving } from './leaving.ts';
import { useSendKey } from './useSendKey.ts';

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
  // The state of the form is read by useFormState: in the context, each change of it would render all that set values.
  const [formState] = useState(form.formState);
  const [leaving] = useState(newLeaving);
  const base = useFormBase(form, values);
  const element = useRef<HTMLFormElement>(null);
  useSendKey(element, ({ defaultPrevented }) =>
    defaultPrevented ? false : element.current?.requestSubmit(),
  );
  const submit = (event: FormEvent) => {
    // A dialog's form may be nested in another form's React tree.
    event.stopPropagation();
    void form.handleSubmit(onSubmit)(event);
  };
  return (
    <LeavingContext value={leaving}>
      <FormBaseContext value={base}>
        <FormProvider {...form} formState={formState}>
          <form ref={element} noValidate onSubmit={submit}>
            {children}
          </form>
        </FormProvider>
      </FormBaseContext>
    </LeavingContext>
  );
}
