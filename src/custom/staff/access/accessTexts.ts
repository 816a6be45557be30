import { useTranslate } from 'react-admin';
import type { Page } from '../../../kit/page.ts';
import type { PermissionResult, SimulatedPage } from '../../../schemas/staff/simulate.ts';

type Translate = (key: string, options?: object) => string;

/** Labels of pages and actions. */
export function accessTexts(translate: Translate) {
  const many = { smart_count: 2 };
  const subjectName = (subject: string) =>
    translate(`access.subjects.${subject}`, { _: '' }) || translate(`resources.${subject}.name`, many);
  const actionName = ({ kind, name, subject }: PermissionResult) => {
    if (kind === 'step') return translate(`access.steps.${subject}.${name}`);
    return translate(`access.${kind === 'action' ? 'actions' : 'parts'}.${name}`);
  };
  return {
    pageName: ({ label }: Pick<SimulatedPage, 'label'>) => translate(label, many),
    answerName: (answer: PermissionResult) =>
      translate('access.action_of', { subject: subjectName(answer.subject), action: actionName(answer) }),
  };
}

/** Paths of the pages, such as 'Administration › Staff', without duplicates. */
export function pagePaths(
  pages: readonly SimulatedPage[],
  all: readonly Page[],
  translate: Translate,
): string[] {
  const { pageName } = accessTexts(translate);
  const pathOf = (page: SimulatedPage) => {
    const around = all.find(({ parts = [] }) => parts.includes(page));
    const section = all.find((one) => one === page)?.section;
    const before = around ? pageName(around) : section && translate(`shell.sections.${section}`);
    return before && before !== pageName(page) ? `${before} › ${pageName(page)}` : pageName(page);
  };
  return [...new Set(pages.map(pathOf))];
}

export type AccessTexts = ReturnType<typeof accessTexts>;

export const useAccessTexts = (): AccessTexts => accessTexts(useTranslate());
