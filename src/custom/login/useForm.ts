import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';

/** What is wrong with a field, as a message key. */
export interface FieldProblem {
  key: string;
  limit?: number;
}

export type FieldProblems<Values> = { [Name in keyof Values]?: FieldProblem };

interface Options<Values> {
  initial: Values;
  /** Named in the order of the fields: the first one with a problem gets the focus. */
  check: (values: Values) => FieldProblems<Values>;
  /** Rejects with a message key, or with a sentence of the service. */
  submit: (values: Values) => Promise<unknown>;
}

/** A small form outside of the admin: fields tell their problems once they were left, and what was typed stays. */
export function useForm<Values extends object>({ initial, check, submit }: Options<Values>) {
  const translate = useTranslate();
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<{ [Name in keyof Values]?: boolean }>({});
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const problems = check(values);

  const set = (changes: Partial<Values>) => setValues((current) => ({ ...current, ...changes }));

  /** The problem of a field that was left, as a sentence. */
  const problemOf = (name: keyof Values) => {
    const problem = left[name] ? problems[name] : undefined;
    return problem && translate(problem.key, { limit: problem.limit });
  };

  const leave = (name: keyof Values) =>
    setLeft((current) => ({ ...current, [name]: left[name] || String(values[name]).trim() !== '' }));

  /** What a text field needs. */
  const field = (name: keyof Values & string) => ({
    id: name,
    name,
    value: String(values[name]),
    error: Boolean(problemOf(name)),
    helperText: problemOf(name),
    onChange: ({ target }: { target: { value: string } }) =>
      set({ [name]: target.value } as unknown as Partial<Values>),
    onBlur: () => leave(name),
  });

  const run = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await submit(values);
    } catch (reason) {
      setError(reason instanceof Error && reason.message ? reason.message : 'messages.failed');
    } finally {
      setBusy(false);
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setLeft(Object.fromEntries(Object.keys(values).map((name) => [name, true])) as typeof left);
    const [wrong] = Object.entries(problems).flatMap(([name, problem]) => (problem ? [name] : []));
    if (wrong) event.currentTarget.querySelector<HTMLInputElement>(`#${wrong}`)?.focus();
    else if (!isBusy) void run();
  };

  return {
    values,
    set,
    field,
    problemOf,
    leave,
    isBusy,
    error,
    form: { noValidate: true, onSubmit, 'aria-busy': isBusy },
  };
}
