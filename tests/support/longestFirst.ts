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

/** Projects whose files have processes of their own come first: a process is only shared by files in succession. */
const projectOrder = ({ project }: TestSpecification) => `${Number(!project.config.isolate)} ${project.name}`;

/** Starts what takes longest first, so that no core idles at the end while one file still runs. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line no-array-sort -- the sequencer's, not an array's
    const bySize = await super.sort(files);
    return bySize.toSorted((a, b) => projectOrder(a).localeCompare(projectOrder(b)) || rankOf(a) - rankOf(b));
  }
}
