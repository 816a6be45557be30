import type { Domain } from './core/domain.ts';
import { staffDomain } from './staff/index.ts';

/** The table of contents: every domain of the services, those that others build on first. */
export const domains: Domain[] = [staffDomain];

for (const { extend } of domains) extend?.();
