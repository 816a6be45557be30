import { useTranslate } from 'react-admin';
import type { Answer } from '../../../schemas/tickets/condition.ts';

/** Returns an answer in words: 'Fault: scratched'. */
export function useAnswerText(): (answer: Answer | undefined) => string {
  const translate = useTranslate();
  return (answer) =>
    [answer?.state && translate(`bench.rules.answers.${answer.state}`), answer?.text]
      .filter(Boolean)
      .join(': ') || '–';
}
