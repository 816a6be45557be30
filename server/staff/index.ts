import type { Domain } from '../core/domain.ts';
import { authors } from '../core/history/authors.ts';
import { staffNames } from './staffNames.ts';

export const staffDomain: Domain = { extend: () => authors.add(staffNames) };
