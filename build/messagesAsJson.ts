import { runnerImport, type Plugin } from 'vite';

const catalogue = /[\\/]src[\\/]i18n[\\/](?:en|fr)\.(?:first|rest)\.ts$/;

/** Builds the words of a language into one string of JSON, which a browser reads in a fraction of the time that code takes it. */
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
