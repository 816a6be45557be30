import { useCallback } from 'react';
import { get, useController, useFormContext, useFormState } from 'react-hook-form';
import type { Answer, AnswerState, Condition } from '../../../schemas/tickets/condition.ts';
import { firstMessage } from './firstMessage.ts';
import type { ChecklistItem, IntakeForm } from '../../../schemas/tickets/intakeRules.ts';

interface Shown {
  version: number;
  form: IntakeForm | undefined;
  items: ChecklistItem[];
}

const unanswered = (item: string): Answer => ({ item, state: null, text: null });

/** The answers to a form; those to another one, such as that of a device chosen before, do not apply. */
const answersTo = (form: string | undefined, value: Condition | null) =>
  value && value.form === form ? value.answers : [];

const answerTo = ({ _key = '' }: ChecklistItem, answers: Answer[]) =>
  answers.find(({ item }) => item === _key) ?? unanswered(_key);

/** The answers to a checklist in the form; they keep the version that is shown. */
export function useAnswers(source: string, checklist: Shown | undefined) {
  const { getValues } = useFormContext();
  const { field } = useController({ name: source });
  const { onChange, ref } = field;
  const { errors } = useFormState({ name: source });
  const value = (field.value ?? null) as Condition | null;
  const key = checklist?.form?._key;
  const answers = answersTo(key, value);
  const set = useCallback(
    (change: (answers: Answer[]) => Answer[]) => {
      if (!checklist || !key) return;
      const { version, items } = checklist;
      const next = change(answersTo(key, getValues(source) as Condition | null));
      const known = next.filter(({ item }) => items.some(({ _key }) => _key === item));
      onChange({ version, form: key, answers: known });
    },
    [checklist, key, getValues, source, onChange],
  );
  const answer = useCallback(
    (item: ChecklistItem, change: Partial<Answer>) =>
      set((given) => [
        ...given.filter((one) => one.item !== item._key),
        { ...answerTo(item, given), ...change },
      ]),
    [set],
  );
  return {
    answerOf: (item: ChecklistItem) => answerTo(item, answers),
    /** Stays the same while the checklist does. */
    answer,
    /** Answers the points that have no answer yet. */
    answerAll: (state: AnswerState) =>
      set((given) =>
        (checklist?.items ?? []).map((item) => {
          const known = answerTo(item, given);
          return item.answer === 'TEXT' || known.state ? known : { ...known, state };
        }),
      ),
    message: firstMessage(get(errors, source)),
    ref,
    /** The checklist is of another version than the one that was filled in so far. */
    isChanged: answers.length > 0 && value?.version !== checklist?.version,
  };
}
