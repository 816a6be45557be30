import { benchAdmin } from '../admin.ts';
import { allConditions } from './conditions.ts';
import { withBaseline } from './baselines.ts';
import { everyday, measureInteractions } from './interactions/measure.ts';
import { printInteractions } from './interactions/report.ts';
import { printSizes, printTimes, type Measured } from './report.ts';
import { signedIn } from './signedIn.ts';
import { muiTour } from './tours/mui.ts';
import { ourTour } from './tours/ours.ts';
import { raminTour } from './tours/ramin.ts';
import { visit, weigh, type Figures, type Site } from './visit.ts';

type Sites = Record<keyof Measured, Site>;

interface Options {
  runs: number;
  /** Measures only the interactions, at 4x CPU. */
  slow: boolean;
}

/**
 * Compares the admin with two baselines: a bare page of React and MUI, and the smallest react-admin. Then measures its
 * everyday interactions.
 */
export const benchPage = (options: Options): Promise<void> =>
  benchAdmin({
    measure: async (browser, origin) => {
      const storageState = await signedIn(browser, origin);
      if (!options.slow) await compareWithBaselines(origin, storageState, options.runs);
      await interact(origin, storageState, options);
    },
  });

async function compareWithBaselines(
  origin: string,
  storageState: Site['storageState'],
  runs: number,
): Promise<void> {
  await withBaseline('mui', (mui) =>
    withBaseline('ramin', (ramin) =>
      compare(
        {
          mui: { origin: mui, tour: muiTour },
          ramin: { origin: ramin, tour: raminTour },
          ours: { origin, tour: ourTour, storageState },
        },
        runs,
      ),
    ),
  );
}

async function interact(
  origin: string,
  storageState: Site['storageState'],
  { runs, slow }: Options,
): Promise<void> {
  const slowdown = slow ? 4 : 1;
  const visits: Map<string, number>[] = [];
  for (let run = 0; run < runs; run += 1)
    visits.push(await measureInteractions({ scenes: everyday, origin, storageState, slowdown }));
  printInteractions(visits, slowdown, slow ? 200 : 100);
}

async function compare(sites: Sites, runs: number): Promise<void> {
  printSizes(await takeTurns(sites, 1, weigh));
  for (const conditions of allConditions)
    printTimes(await takeTurns(sites, runs, (site) => visit(site, conditions)), conditions);
}

/** Visits all sites in turn, reversing the order each time. */
async function takeTurns(
  sites: Sites,
  runs: number,
  measureOne: (site: Site) => Promise<Figures>,
): Promise<Measured> {
  const measured: Measured = { mui: [], ramin: [], ours: [] };
  const names = ['mui', 'ramin', 'ours'] as const;
  for (let run = 0; run < runs; run += 1)
    for (const name of run % 2 ? names.toReversed() : names)
      measured[name].push(await measureOne(sites[name]));
  return measured;
}
