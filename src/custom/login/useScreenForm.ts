import type { FocusEvent, FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';

/** A validation error of a field, as a message key. */
export interface FieldProblem {
  key: string;
  limit?: number;
}

/** An error that the service returned for one field, as a message key. */
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
  /** Rejects with a message key, a message of the service, or a FieldError. */
  submit: (values: Values) => Promise<unknown>;
}

/** A small form outside the admin. Fields show their errors after blur, and values are kept after a failed submit. */
export function useScreenForm<Values extends FieldValues>({ defaultValues, check, submit }: Options<Values>) {
  const translate = useTranslate();
  const { register, control, handleSubmit, setError, getValues, formState } = useForm<Values>({
    defaultValues,
    mode: 'onTouched',
  });
  const { errors, touchedFields, isSubmitted, isSubmitting } = formState;

  /** Validation of one field may depend on others, so all touched fields are validated together. */
  const deps = Object.keys(isSubmitted ? defaultValues : touchedFields) as Path<Values>[];
  const rules = (name: Path<Values>) => ({
    deps,
    validate: (_: unknown, values: Values) => !check(values)[name],
  });

  const problemOf = (name: Path<Values>) => {
    if (!(name in errors)) return undefined;
    const problem = check(getValues())[name];
    const message = errors[name]?.message;
    if (problem) return translate(problem.key, { limit: problem.limit });
    return typeof message === 'string' ? translate(message) : undefined;
  };

  /** The props of a text field. */
  const field = (name: Path<Values>) => {
    const { ref, onBlur, ...input } = register(name, rules(name));
    const problem = problemOf(name);
    return {
      ...input,
      id: name,
      inputRef: ref,
      error: Boolean(problem),
      helperText: problem,
      // Tabbing through an empty field does not touch it.
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
