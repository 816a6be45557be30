import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { FormProvider, useForm, type FieldValues, type Resolver } from 'react-hook-form';
import { LeavingContext, newLeaving } from './leaving.ts';

interface FormProps {
  /** What is stored; where it changes meanwhile, the fields that were not touched here follow. */
  values?: FieldValues;
  /** What something new begins with. */
  defaultValues?: FieldValues;
  resolver?: Resolver<FieldValues>;
  onSubmit: (values: FieldValues) => unknown;
  children: ReactNode;
}

/** A form whose fields are validated while they are typed, each rendered for itself; Ctrl+Enter, or Cmd+Enter, sends it. */
export function Form({ values, defaultValues = values, resolver, onSubmit, children }: FormProps) {
  const form = useForm({ defaultValues, resolver, mode: 'onChange' });
  const [leaving] = useState(newLeaving);
  const { reset } = form;
  const shown = useRef(values);
  useEffect(() => {
    if (shown.current === values) return;
    shown.current = values;
    reset(values, { keepDirtyValues: true });
  }, [values, reset]);
  const submit = (event: FormEvent) => {
    // A dialog's form may stand in another's React tree.
    event.stopPropagation();
    void form.handleSubmit(onSubmit)(event);
  };
  return (
    <LeavingContext value={leaving}>
      <FormProvider {...form}>
        <form noValidate onSubmit={submit} onKeyDown={sendByKey}>
          {children}
        </form>
      </FormProvider>
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
