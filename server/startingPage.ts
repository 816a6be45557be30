import { createHash } from 'node:crypto';
import type { StepState } from './progress.ts';
import { textsIn } from './startingTexts.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; background: light-dark(#f4f5f8, #14161c); color: light-dark(#1c2130, #e6e8ee); }
main { margin: 1rem; padding: 2rem; border-radius: 12px; background: light-dark(#fff, #1d2029); }
h1 { margin: 0; font-size: 1.25rem; }
ul { list-style: none; margin: 0; padding: 0; }
li { display: flex; justify-content: space-between; gap: 2rem; padding: .25rem 0; }
span + span { white-space: nowrap; }
.waiting { color: light-dark(#5b6274, #a3a9b8); }
.running { font-weight: 600; }
`;

/** No scripts or remote content. */
export const startingPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** What the page shows. */
export interface StartState {
  steps: StepState[];
  hasFailed: boolean;
}

/** Returns the page shown during a start, in the language of an Accept-Language header. */
export function startingPage({ steps, hasFailed }: StartState, acceptLanguage?: string): string {
  const texts = textsIn(acceptLanguage);
  const title = hasFailed ? texts.failed : texts.title;
  const items = steps.map(
    ({ name, state }) =>
      `<li class="${state}"><span>${texts.steps[name]}</span> <span>${texts.states[state]}</span></li>`,
  );
  return `<!doctype html>
<html lang="${texts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${hasFailed ? texts.failedText : texts.text}</p>
<ul>${items.join('')}</ul>
</main>
</body>
</html>
`;
}
