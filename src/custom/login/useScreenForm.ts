import type { FocusEvent, FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';

/** What is wrong with a field, as a message key. */
export interface FieldProblem {
  key: string;
  limit?: number;
}

/** What the service says is wrong with one field, as a message key. */
export class FieldError extends Error {
  readonly field: string;

  constructor(field: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.field = field;
  }
}

interface Options<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>;
  check: (values: Values) => { [Name in keyof Values]?: FieldProblem };
  /** Rejects with a message key, a sentence of the service, or with what is wrong with a field. */
  submit: (values: Values) => Promise<unknown>;
}

/** A small form outside of the admin: fields tell their problems once they were left, and what was typed stays. */
export function useScreenForm<Values extends FieldValues>({ defaultValues, check, submit }: Options<Values>) {
  const translate = useTranslate();
  const { register, control, handleSubmit, setError, getValues, formState } = useForm<Values>({
    defaultValues,
    mode: 'onTouched',
  });
  const { errors, touchedFields, isSubmitted, isSubmitting } = formState;

  /** What one field says may depend on others: all that were left are checked with each. */
  const deps = Object.keys(isSubmitted ? defaultValues : touchedFields) as Path<Values>[];
  const rules = (name: Path<Values>) => ({
    deps,
    validate: (_: unknown, values: Values) => !check(values)[name],
  });

  const problemOf = (name: Path<Values>) => {
    if (!(name in errors)) return undefined;
    const problem = check(getValues())[name];
    const told = errors[name]?.message;
    if (problem) return translate(problem.key, { limit: problem.limit });
    return typeof told === 'string' ? translate(told) : undefined;
  };

  /** What a text field needs. */
  const field = (name: Path<Values>) => {
    const { ref, onBlur, ...input } = register(name, rules(name));
    const problem = problemOf(name);
    return {
      ...input,
      id: name,
      inputRef: ref,
      error: Boolean(problem),
      helperText: problem,
      // Who passes by an empty field has not left it.
      onBlur: (event: FocusEvent<HTMLInputElement>) => event.target.value.trim() && onBlur(event),
    };
  };

  const onSubmit = handleSubmit(async (values) => {
    try {
      await submit(values);
    } catch (reason) {
      const message = reason instanceof Error && reason.message ? reason.message : 'messages.failed';
      const place = reason instanceof FieldError ? (reason.field as Path<Values>) : 'root';
      setError(place, { message }, { shouldFocus: true });
    }
  });

  return {
    register,
    control,
    rules,
    field,
    problemOf,
    isBusy: isSubmitting,
    error: errors.root?.message,
    form: {
      noValidate: true,
      'aria-busy': isSubmitting,
      onSubmit: isSubmitting ? (event: FormEvent) => event.preventDefault() : onSubmit,
    },
  };
}
