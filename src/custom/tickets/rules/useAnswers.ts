import { get, useController, useFormState } from 'react-hook-form';
import type { Answer, AnswerState, Condition } from '../../../schemas/tickets/condition.ts';
import { firstMessage } from './firstMessage.ts';
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
    if (!checklist || !key) return;
    const known = next.filter(({ item }) => checklist.items.some(({ _key }) => _key === item));
    field.onChange({ version: checklist.version, form: key, answers: known });
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
    message: firstMessage(get(errors, source)),
    ref: field.ref,
    /** The checklist is of another version than the one that was filled in so far. */
    isChanged: answers.length > 0 && value?.version !== checklist?.version,
  };
}
