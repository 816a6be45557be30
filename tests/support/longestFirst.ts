import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take a minute or wait for processes, longest first. Their size, by which others are sorted, does not tell. */
const long = [
  'fuzz',
  'readme',
  'killedWorkers',
  'production',
  'killedNodes',
  'storeMove',
  'rights',
  'backup',
  'passwords',
  'databaseUnavailable',
  'models',
];

const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = long.indexOf(basename(moduleId).split('.')[0] ?? '');
  return rank < 0 ? long.length : rank;
};

/** The API tests, the unit tests with the README's recipes, then the component tests. */
const projectNames = ['api', 'unit', 'component'];

/**
 * Files of a project stay together: a process is only shared by files in succession. Those with processes of their own come
 * first.
 */
const projectRank = ({ project: { name, config } }: TestSpecification) =>
  config.isolate ? -1 : projectNames.indexOf(name);

/** Starts what takes longest first, so that no core idles at the end while one file still runs. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line no-array-sort -- the sequencer's, not an array's
    const bySize = await super.sort(files);
    return bySize.toSorted((a, b) => projectRank(a) - projectRank(b) || rankOf(a) - rankOf(b));
  }
}
