import { configure } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { services } from '../../src/schemas/model.ts';
import type { PageSettings } from '../../src/schemas/pageSettings.ts';

// Dialogs and inputs are loaded when they are first shown.
configure({ asyncUtilTimeout: 10_000 });

/** What the server writes into the page. */
const settings: PageSettings = {
  services: Object.fromEntries(services.map((service) => [service, ''])) as PageSettings['services'],
  storeDomain: 'atlas.localhost',
  firebase: { projectId: 'demo-back-office', apiKey: 'none', emulated: false },
};
if (typeof document !== 'undefined') {
  const script = Object.assign(document.createElement('script'), {
    type: 'application/json',
    id: 'settings',
    textContent: JSON.stringify(settings),
  });
  document.head.append(script);
  // There is no service behind a component: what it asks for is neither there nor an error on the console.
  beforeEach(() => vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 })));
}
