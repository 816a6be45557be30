import { useTranslate } from 'react-admin';
import type { Answer, SimulatedPage } from '../../../schemas/staff/simulate.ts';

/** How pages and what is done on them are called. */
export function useAccessWords() {
  const translate = useTranslate();
  const many = { smart_count: 2 };
  const subjectName = (subject: string) =>
    translate(`access.subjects.${subject}`, { _: translate(`resources.${subject}.name`, many) });
  const actionName = ({ kind, name, subject }: Answer) => {
    if (kind === 'step') return translate(`access.steps.${subject}.${name}`);
    if (kind === 'action') return translate(`access.actions.${name}`);
    return translate('access.part', { name: translate(`resources.${subject}.fields.${name}`) });
  };
  return {
    pageName: ({ label }: Pick<SimulatedPage, 'label'>) => translate(label, many),
    answerName: (answer: Answer) =>
      translate('access.action_of', { subject: subjectName(answer.subject), action: actionName(answer) }),
  };
}
