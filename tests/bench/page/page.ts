import { chromium, type Browser } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAdmin, dist } from '../../../server/build.ts';
import { chromiumArguments, ensureChromium } from '../../support/chromium.ts';
import { buildFloor } from './buildFloor.ts';
import { printPage, type Measured } from './report.ts';
import { signInBoth } from './signIn.ts';
import { startSites } from './sites.ts';
import { visit, type Site } from './visit.ts';

const slowdowns = [1, 4];

/** Measures the admin's page and a bare one in turns, under the same conditions. */
export async function benchPage({ runs }: { runs: number }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const floor = join(folder, 'floor');
    console.log('Building the admin and the bare page …');
    await buildAdmin();
    await buildFloor(floor);
    const sites = await startSites(folder, [dist, floor]);
    await compare(sites.origins, runs).finally(sites.close);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare([ours = '', floor = '']: string[], runs: number): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
  try {
    const both = await signInBoth(browser, ours, floor);
    for (const slowdown of slowdowns) {
      printPage(await takeTurns(browser, both, slowdown, runs), slowdown, runs);
    }
  } finally {
    await browser.close();
  }
}

/** The first visit of each only warms up. */
async function takeTurns(
  browser: Browser,
  [ours, floor]: [Site, Site],
  slowdown: number,
  runs: number,
): Promise<Measured> {
  const measured: Measured = { ours: [], floor: [] };
  for (let run = 0; run <= runs; run += 1) {
    const our = await visit(browser, ours, slowdown);
    const bare = await visit(browser, floor, slowdown);
    if (run === 0) continue;
    measured.ours.push(our);
    measured.floor.push(bare);
  }
  return measured;
}
