import { extensionPoint } from '../core/extensionPoint.ts';
import type { Scope } from '../core/scope.ts';

/** Called before services are deleted, in the same transaction. */
export const repairRemovals = extensionPoint<(scope: Scope, ids: string[]) => Promise<void>>();
