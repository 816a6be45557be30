import type { ChangeKind } from './types.ts';

/** May the sheet decide on what changed since its export? Otherwise it stays as it is. */
export type Choices = Record<'overwriteNewer' | 'recreateDeleted' | 'removeNewer', boolean>;

export const noneChosen: Choices = { overwriteNewer: false, recreateDeleted: false, removeNewer: false };

/** The choice on which a change depends whose service changed since the export. */
export const choiceOf: Record<ChangeKind, keyof Choices> = {
  update: 'overwriteNewer',
  create: 'recreateDeleted',
  remove: 'removeNewer',
  duplicate: 'removeNewer',
};
