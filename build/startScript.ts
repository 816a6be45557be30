import type { Plugin } from 'vite';

/** Code that runs before the admin's own code is loaded; a chunk without dependencies. */
const start = /[\\/]src[\\/]start\.ts$/;

export const startChunk = { name: 'start', test: start, priority: 6 };

/** Runs src/start.ts as soon as it is loaded, before the first paint. */
export function startScript(): Plugin {
  return {
    name: 'start-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunk = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.moduleIds.some((id) => start.test(id)),
        );
        if (!chunk) throw new Error('src/start.ts is in no chunk');
        const mentioned = new RegExp(`\\s*<(script|link)[^>]*"/${chunk.fileName}">(</script>)?`);
        const tag = `<script type="module" async blocking="render" crossorigin src="/${chunk.fileName}"></script>`;
        return html.replace(mentioned, '').replace('<!--settings-->', `$&\n    ${tag}`);
      },
    },
  };
}
