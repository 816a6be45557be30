import { extensionPoint } from '../core/extensionPoint.ts';
import type { Scope } from '../core/scope.ts';

/** Returns the staff members of a location (its property `staff`). */
export const locationStaff = extensionPoint<(scope: Scope, locationId: number) => Promise<unknown[]>>();
