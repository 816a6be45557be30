import { get, useController, useFormState, type FieldError } from 'react-hook-form';
import type { Answer, AnswerState, Condition } from '../../../schemas/tickets/condition.ts';
import type { ChecklistItem, IntakeForm } from '../../../schemas/tickets/intakeRules.ts';

interface Shown {
  version: number;
  form: IntakeForm | undefined;
  items: ChecklistItem[];
}

const unanswered = (item: string): Answer => ({ item, state: null, text: null });

/** The answers to a checklist in the form; they keep the version that is shown. */
export function useAnswers(source: string, checklist: Shown | undefined) {
  const { field } = useController({ name: source });
  const { errors } = useFormState({ name: source });
  const value = (field.value ?? null) as Condition | null;
  const key = checklist?.form?._key;
  // Answers to another form, such as that of a device chosen before, do not apply.
  const answers = value && value.form === key ? value.answers : [];
  const answerOf = ({ _key = '' }: ChecklistItem) =>
    answers.find(({ item }) => item === _key) ?? unanswered(_key);
  const set = (next: Answer[]) => {
    if (checklist && key) field.onChange({ version: checklist.version, form: key, answers: next });
  };
  return {
    answerOf,
    answer: (item: ChecklistItem, change: Partial<Answer>) =>
      set([...answers.filter((one) => one.item !== item._key), { ...answerOf(item), ...change }]),
    /** Answers the points that have no answer yet. */
    answerAll: (state: AnswerState) =>
      set(
        (checklist?.items ?? []).map((item) => {
          const known = answerOf(item);
          return item.answer === 'TEXT' || known.state ? known : { ...known, state };
        }),
      ),
    message: messageOf(get(errors, source)),
  };
}

/** The first message of an error or of those inside it. */
function messageOf(error: unknown): string | undefined {
  if (!error || typeof error !== 'object') return undefined;
  const { message } = error as FieldError;
  return typeof message === 'string'
    ? message
    : Object.values(error)
        .map(messageOf)
        .find((one) => one !== undefined);
}
