import type { Domain } from './core/domain.ts';

/** The table of contents: every domain of the services, those that others build on first. */
export const domains: Domain[] = [];

for (const { extend } of domains) extend?.();
