import { ServiceCatalog } from '../sheet/ServiceCatalog.ts';
import { compare } from '../sheet/plan/compare.ts';
import { SheetPlan } from '../sheet/plan/SheetPlan.ts';
import { readSheet } from '../sheet/read/readSheet.ts';
import { SheetError } from '../../../../kit/sheet/SheetError.ts';
import { writeBook } from '../sheet/write/writeBook.ts';
import type { DamagedAs } from '../types.ts';
import type { Method, Methods, Reply, Request } from './protocol.ts';

type OnProgress = (progress: Extract<Reply, { progress: unknown }>['progress']) => void;

const catalogue = new ServiceCatalog();
let plan: SheetPlan | undefined;
let damagedAs: DamagedAs | undefined;

function requirePlan(): SheetPlan {
  if (!plan) throw new Error('No sheet was read');
  return plan;
}

const methods: {
  [M in Method]: (
    input: Methods[M]['input'],
    onProgress: OnProgress,
  ) => Methods[M]['output'] | Promise<Methods[M]['output']>;
} = {
  addProducts: (products) => catalogue.addProducts(products),
  addServices: (services) => catalogue.addServices(services),
  treatDamaged: (how) => {
    damagedAs = how;
  },
  async read(file, onProgress) {
    plan = undefined;
    onProgress({ stage: 'reading', done: 0, total: 0 });
    const grid = await readSheet(file);
    plan = new SheetPlan(
      compare(grid, catalogue, (progress) => onProgress({ stage: 'comparing', ...progress }), damagedAs),
    );
    return plan.summary;
  },
  productsOfNew: () => requirePlan().productsOfNew(),
  markDeleted: (services) => requirePlan().markDeleted(services),
  splitRenames: (keys) => requirePlan().splitRenames(keys),
  rows: (query) => requirePlan().rows(query),
  batch: (query) => requirePlan().batch(query),
  write: (exportedAt, onProgress) => writeBook(catalogue, exportedAt, onProgress),
};

const reply = (message: Reply) => self.postMessage(message, { transfer: [] });

async function answer<M extends Method>({ id, method, input }: Request<M>): Promise<void> {
  try {
    reply({ id, output: await methods[method](input, (progress) => reply({ id, progress })) });
  } catch (error) {
    if (!(error instanceof SheetError)) console.error(error);
    const { code, params } = error instanceof SheetError ? error : new SheetError('priceSheet.errors.failed');
    reply({ id, error: { code, params } });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Request>) => void answer(data));
