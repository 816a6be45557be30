import { runnerImport } from 'vite';
import type { Messages } from '../../../src/i18n/compose.ts';

/** By Vite, since texts of resources are found with import.meta.glob. */
async function catalogueOf(language: 'en' | 'fr'): Promise<Messages> {
  const { module } = await runnerImport<{ default: Messages }>(`./src/i18n/${language}.ts`);
  return module.default;
}

/** All texts of the interface. */
export const en = await catalogueOf('en');
export const fr = await catalogueOf('fr');
