import type { PageSettings } from './schemas/pageSettings.ts';

export const settings: PageSettings = JSON.parse(document.getElementById('settings')?.textContent ?? '{}');
