import { extensionPoint } from '../core/extensionPoint.ts';
import type { Scope } from '../core/scope.ts';

/** Runs before services are removed for good, in the same transaction. */
export const repairRemovals = extensionPoint<(scope: Scope, ids: string[]) => Promise<void>>();
