import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { bodyLimit } from '../../server/storefront/documents.ts';
import { add } from '../api/samples.ts';
import { startApp, tokenOf, type TestApp } from '../api/support.ts';
import { printTable, round } from './table.ts';

const many = <T>(length: number, item: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => item(index));

/** Calls that are valid and as large as they may be. */
async function callsOf(services: TestApp) {
  const product = await add(services, 'products', { name: 'Phone', status: 'PUBLISHED' });
  const repair = (index: number) => ({
    title: `Repair ${index}`,
    product_id: product.id,
    cost: 50,
    duration: 60,
  });
  const words = (length: number) => many(length, (index) => `Word number ${index}`);
  const texts = Object.fromEntries(words(4000).map((word) => [word, `${word}, translated`]));
  const section = { kind: 'unknown', text: 'x'.repeat(1000), list: many(20, (index) => index) };
  const config = JSON.stringify(many(Math.floor(bodyLimit / 1150), () => section));
  return [
    ['A config as large as it may be', 'PUT', 'config', `{"unknown":${config}}`],
    [
      'Translate 5,000 words',
      'POST',
      '/dc/translate',
      { words: words(5000), target_languages: ['fr'], save_folders: ['frontend'] },
    ],
    ['Change 4,000 translations', 'PUT', '/dc/translation/frontend/fr', texts],
    ['Create 1,000 services', 'POST', '/dc/en/store/:store/repair/batch', many(1000, repair)],
  ] as const;
}

/** How long a valid call keeps all others waiting at a stretch. */
export async function benchStalls({ runs }: { runs: number }): Promise<void> {
  const rows: string[][] = [];
  for (let run = 0; run < runs; run++) {
    const services = await startApp();
    const { id } = services.store;
    const authorization = `Bearer ${tokenOf(services.store, 'STORE_OWNER')}`;
    for (const [index, [title, method, path, body]] of (await callsOf(services)).entries()) {
      const payload = typeof body === 'string' ? body : JSON.stringify(body);
      const delay = monitorEventLoopDelay({ resolution: 2 });
      delay.enable();
      await setTimeout(20);
      const start = performance.now();
      const { statusCode, body: answer } = await services.app.inject({
        method,
        url: path.startsWith('/') ? path.replace(':store', id) : `/dc/store/${id}/${path}`,
        headers: { authorization, 'content-type': 'application/json' },
        payload,
      });
      const took = performance.now() - start;
      await setTimeout(20);
      delay.disable();
      if (statusCode >= 300) throw new Error(`${title}: ${statusCode} ${answer.slice(0, 200)}`);
      const stall = Math.max(delay.max / 1e6, Number(rows[index]?.[2] ?? 0));
      rows[index] = [title, `${round(payload.length / 1e6, 2)} MB`, round(stall), round(took)];
    }
    await services.close();
  }
  printTable(
    'The longest time that a call keeps others waiting, PGlite',
    ['', 'body', 'stall ms', 'ms'],
    rows,
  );
}
