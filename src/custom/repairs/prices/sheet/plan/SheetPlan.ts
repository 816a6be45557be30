import { holds } from '../../../../../schemas/fold.ts';
import { keyOf } from '../../../../../schemas/titles.ts';
import { choiceOf, type Choices } from '../../choices.ts';
import type { Batch, Change, DeletedService, Plan, PlanKind, PlanRow, Terms } from '../../types.ts';
import { changedTerms } from '../terms.ts';
import type { Comparison } from './compare.ts';
import { renamesOf } from './renames.ts';

export interface RowsQuery {
  kinds: PlanKind[];
  search: string;
  offset: number;
  limit: number;
}

export interface BatchQuery {
  offset: number;
  limit: number;
  choices: Choices;
}

/** Creations come first and removals last: what is interrupted leaves too much rather than too little. */
const order = { create: 0, update: 1, remove: 2, duplicate: 2 };

const isChange = (row: PlanRow): row is Change => row.kind in order;

/** What a sheet would do, asked for by pages and by batches. */
export class SheetPlan {
  readonly #rows: readonly PlanRow[];
  readonly #changes: readonly Change[];
  readonly #newIds = new Map<Change, string>();
  readonly summary: Plan;

  constructor({ rows, unchanged, exportedAt }: Comparison) {
    this.#rows = rows;
    this.#changes = rows.filter(isChange).toSorted((a, b) => order[a.kind] - order[b.kind]);
    const counts = { update: 0, create: 0, remove: 0, duplicate: 0, unknown: 0, invalid: 0, warning: 0 };
    const newer = { update: 0, create: 0, remove: 0, duplicate: 0 };
    for (const row of rows) {
      counts[row.kind] += 1;
      if (isChange(row) && isNewer(row)) newer[row.kind] += 1;
    }
    const removed = rows.filter((row) => row.kind === 'remove');
    const losses = {
      old: lossesOf(removed.filter((row) => !row.isNewer)),
      newer: lossesOf(removed.filter((row) => row.isNewer)),
    };
    this.summary = { counts, newer, losses, renames: renamesOf(this.#changes), unchanged, exportedAt };
  }

  /** The devices that would get services. */
  productsOfNew(): string[] {
    return [...new Set(this.#creations().map(({ product_id }) => product_id))];
  }

  /** Marks what would be created although it was removed since the export. */
  markDeleted(services: readonly DeletedService[]): Plan {
    const byPlace = new Map(services.toSorted(latestLast).map((service) => [placeOf(service), service]));
    const creations = this.#creations();
    for (const row of creations) row.deleted = byPlace.get(placeOf(row)) ?? null;
    this.summary.newer.create = creations.filter(isNewer).length;
    return this.summary;
  }

  rows({ kinds, search, offset, limit }: RowsQuery): { rows: PlanRow[]; total: number } {
    const wanted = new Set(kinds);
    const rows = this.#rows.filter((row) => wanted.has(row.kind) && matches(row, search));
    return { rows: rows.slice(offset, offset + limit), total: rows.length };
  }

  batch({ offset, limit, choices }: BatchQuery): { batch: Batch; size: number } {
    const chosen = this.#changes.filter((change) => isChosen(change, choices));
    const changes = chosen.slice(offset, offset + limit);
    const batch: Batch = { create: [], update: [], names: new Map() };
    for (const change of changes) {
      const id = change.kind === 'create' ? this.#newIdOf(change) : change.id;
      batch.names.set(id, { product: change.product, title: change.title });
      if (change.kind === 'create') batch.create.push(creationOf(change, id));
      else batch.update.push(updateOf(change));
    }
    return { batch, size: changes.length };
  }

  #creations() {
    return this.#changes.filter((change) => change.kind === 'create');
  }

  /** The id of what is made stays the same, so that making it twice is making it once. */
  #newIdOf(change: Change): string {
    const id = this.#newIds.get(change) ?? crypto.randomUUID();
    this.#newIds.set(change, id);
    return id;
  }
}

const lossesOf = (removed: Extract<Change, { kind: 'remove' }>[]) => ({
  pictures: removed.filter(({ img_src }) => img_src !== null).length,
  inactive: removed.filter(({ is_active }) => !is_active).length,
});

function matches(row: PlanRow, text: string): boolean {
  const texts = isChange(row)
    ? [row.product, row.title]
    : row.kind === 'unknown'
      ? [row.address, row.id, row.product]
      : [row.address, row.value, row.title ?? '', row.product ?? ''];
  return texts.some((one) => holds(one, text));
}

const isNewer = (change: Change) => (change.kind === 'create' ? change.deleted !== null : change.isNewer);

const isChosen = (change: Change, choices: Choices) => !isNewer(change) || choices[choiceOf[change.kind]];

const placeOf = ({ product_id, title }: Pick<DeletedService, 'product_id' | 'title'>) =>
  `${product_id} ${keyOf(title)}`;

const latestLast = (one: DeletedService, other: DeletedService) =>
  Date.parse(one.deleted_date) - Date.parse(other.deleted_date);

const creationOf = (
  { product_id, title, after }: Extract<Change, { kind: 'create' }>,
  id: string,
): Batch['create'][number] => ({ id, product_id, title, ...after });

function updateOf(change: Exclude<Change, { kind: 'create' }>): Batch['update'][number] {
  const { id, modified_date } = change;
  const changes: Partial<Terms> & { is_voided?: true } =
    change.kind === 'update' ? changedTerms(change.before, change.after) : { is_voided: true };
  return { id, modified_date, ...changes };
}
