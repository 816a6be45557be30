import type { ChangeKind } from './types.ts';

/** Whether the import applies to services changed since the export. By default they stay unchanged. */
export type Choices = Record<'overwriteNewer' | 'recreateDeleted' | 'removeNewer', boolean>;

export const noneChosen: Choices = { overwriteNewer: false, recreateDeleted: false, removeNewer: false };

/** The choice that decides about each kind of change to a service changed since the export. */
export const choiceOf: Record<ChangeKind, keyof Choices> = {
  update: 'overwriteNewer',
  create: 'recreateDeleted',
  remove: 'removeNewer',
  duplicate: 'removeNewer',
};
