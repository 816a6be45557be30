import type { Plugin } from 'vite';

/** What runs while the admin's own code is still on its way; a chunk of its own that needs no other. */
const start = /[\\/]src[\\/]start\.ts$/;

export const startChunk = { name: 'start', test: start, priority: 5 };

/** Has src/start.ts run as soon as it is there, before anything is painted. */
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
        const tag = `<script type="module" crossorigin src="/${chunk?.fileName}"></script>`;
        if (!html.includes(tag)) throw new Error('The page has no start script');
        const first = tag.replace('type="module"', 'type="module" async blocking="render"');
        return html.replace(tag, '').replace('<script type="module"', `${first}\n    $&`);
      },
    },
  };
}
