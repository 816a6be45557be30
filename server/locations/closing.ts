import type { ValidationError } from '../../src/schemas/validate.ts';
import { extensionPoint } from '../core/extensionPoint.ts';
import type { Scope } from '../core/scope.ts';

/** What keeps a location from being deactivated, as errors; each domain names what it has there. */
export const closingErrors =
  extensionPoint<(scope: Scope, locationId: number) => Promise<ValidationError[]>>();
