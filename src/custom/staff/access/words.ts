import { useTranslate } from 'react-admin';
import type { Answer, SimulatedPage } from '../../../schemas/staff/simulate.ts';

type Translate = (key: string, options?: object) => string;

/** How pages and what is done on them are called. */
export function accessWords(translate: Translate) {
  const many = { smart_count: 2 };
  const subjectName = (subject: string) =>
    translate(`access.subjects.${subject}`, { _: '' }) || translate(`resources.${subject}.name`, many);
  const actionName = ({ kind, name, subject }: Answer) => {
    if (kind === 'step') return translate(`access.steps.${subject}.${name}`);
    return translate(`access.${kind === 'action' ? 'actions' : 'parts'}.${name}`);
  };
  return {
    pageName: ({ label }: Pick<SimulatedPage, 'label'>) => translate(label, many),
    answerName: (answer: Answer) =>
      translate('access.action_of', { subject: subjectName(answer.subject), action: actionName(answer) }),
  };
}

export type AccessWords = ReturnType<typeof accessWords>;

export const useAccessWords = (): AccessWords => accessWords(useTranslate());
