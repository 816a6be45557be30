import {
  isAllowed,
  type PermissionResult,
  type PageAccess,
  type AccessScope,
} from '../../../schemas/staff/simulate.ts';
import type { AccessTexts } from './accessTexts.ts';

/** A page or an action. */
export interface AccessRow {
  key: string;
  name: string;
  isYes: boolean;
  /** Of actions; pages are only visible or not. */
  reach?: AccessScope;
  ways: string[][];
  /** Switched off for everybody. */
  isOff: boolean;
}

export interface PageRows extends AccessRow {
  rows: AccessRow[];
}

/** Rows of the pages in order; parts of a page follow it. */
export const accessRows = (answers: readonly PageAccess[], words: AccessTexts): PageRows[] =>
  answers.flatMap(({ page, isVisible, off, requiredRights: ways, answers: done, parts }) => [
    {
      key: page.name,
      name: words.pageName(page),
      isYes: isVisible,
      ways,
      isOff: off.length > 0,
      rows: done.map((answer) => rowOf(answer, words)),
    },
    ...accessRows(parts, {
      ...words,
      pageName: (part) => `${words.pageName(page)} › ${words.pageName(part)}`,
    }),
  ]);

const rowOf = (answer: PermissionResult, { answerName }: AccessTexts): AccessRow => ({
  key: `${answer.subject} ${answer.kind} ${answer.name}`,
  name: answerName(answer),
  isYes: isAllowed(answer.scope),
  reach: answer.scope,
  ways: answer.requiredRights,
  isOff: false,
});

interface Wanted {
  matches: (text: string) => boolean;
  /** Only denied rows. */
  isOnlyNo: boolean;
  rightName: (right: string) => string;
}

/** Filters the rows by search text and answer. */
export function filterRows(pages: PageRows[], { matches, isOnlyNo, rightName }: Wanted): PageRows[] {
  const isFound = (row: AccessRow) =>
    matches(row.name) || row.ways.flat().some((one) => matches(rightName(one)));
  const isWanted = (row: AccessRow) => !isOnlyNo || !row.isYes;
  return pages.flatMap((page) => {
    const rows = page.rows.filter((row) => isWanted(row) && (isFound(row) || matches(page.name)));
    return rows.length > 0 || (isFound(page) && isWanted(page)) ? [{ ...page, rows }] : [];
  });
}
