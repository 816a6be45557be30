import { configure } from '@testing-library/react';
import * as React from 'react';
import type { ReactNode } from 'react';
import { beforeEach, vi } from 'vitest';
import { services } from '../../src/schemas/model.ts';
import type { PageSettings } from '../../src/schemas/pageSettings.ts';
import { readMatchingRules } from './computedStyle.ts';

// Dialogs and inputs are loaded on first use.
configure({ asyncUtilTimeout: 10_000 });

// React keeps a stack trace for each element it creates, up to 10,000 a second, for the owners in its warnings. That is
// a sixth of the CPU time of tests that render much.
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
if (typeof internals === 'object')
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

// A dialog's content is there with its frame: tests do not race with the frame's paint.
vi.mock('../../src/kit/AfterPaint.tsx', () => ({
  AfterPaint: ({ children }: { children: ReactNode }) => children,
}));

/** The settings that the server embeds in the page. */
const settings: PageSettings = {
  services: Object.fromEntries(services.map((service) => [service, ''])) as PageSettings['services'],
  storeDomain: 'atlas.localhost',
  firebase: { projectId: 'demo-back-office', apiKey: 'none', emulated: false },
};
if (typeof document !== 'undefined') {
  document.getElementById('settings')?.remove();
  const script = Object.assign(document.createElement('script'), {
    type: 'application/json',
    id: 'settings',
    textContent: JSON.stringify(settings),
  });
  // Before the styles, of which those of earlier files stay.
  document.head.prepend(script);
  // As in browsers. happy-dom's is the markup of everything inside, which Popper asks for with each of its measurements.
  Element.prototype.toString = function toString(this: Element) {
    return `[object ${this.constructor.name}]`;
  };
  readMatchingRules();
  // Without a service, calls neither resolve nor log errors.
  beforeEach(() => vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 })));
}
