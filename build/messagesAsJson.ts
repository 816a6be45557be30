import type { Plugin } from 'vite';
import type * as Catalogues from './catalogues.ts';
import { importSource } from './importSource.ts';

const catalogue = /[\\/]src[\\/]i18n[\\/]((?:en|fr)\.(?:first|rest))\.ts$/;

/** Bundles the messages of a language as one JSON string: browsers parse JSON much faster than an object literal. */
export function messagesAsJson(): Plugin {
  let loading: Promise<typeof Catalogues> | undefined;
  return {
    name: 'words-as-json',
    apply: 'build',
    watchChange() {
      loading = undefined;
    },
    load: {
      filter: { id: catalogue },
      async handler(id) {
        const name = catalogue.exec(id)?.[1];
        const catalogues = await (loading ??= importSource<typeof Catalogues>('build/catalogues.ts'));
        const messages = catalogues[name as keyof typeof Catalogues];
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
      },
    },
  };
}
