import { runnerImport, type Plugin } from 'vite';

const catalogue = /[\\/]src[\\/]i18n[\\/](?:en|fr)\.(?:first|rest)\.ts$/;

/** Bundles the messages of a language as one JSON string: browsers parse JSON much faster than an object literal. */
export function messagesAsJson(): Plugin {
  return {
    name: 'words-as-json',
    apply: 'build',
    async load(id) {
      if (!catalogue.test(id)) return undefined;
      const { module } = await runnerImport<{ default: object }>(id);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(module.default))});`;
    },
  };
}
