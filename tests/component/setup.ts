import { configure } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, vi } from 'vitest';
import { services } from '../../src/schemas/model.ts';
import type { PageSettings } from '../../src/schemas/pageSettings.ts';

// Dialogs and inputs are loaded on first use.
configure({ asyncUtilTimeout: 10_000 });

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
  // Without a service, calls neither resolve nor log errors.
  beforeEach(() => vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 })));
}
