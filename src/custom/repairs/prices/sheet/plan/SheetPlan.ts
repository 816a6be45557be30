import { containsText } from '../../../../../schemas/searchText.ts';
import { titleKey } from '../../../../../schemas/titles.ts';
import { choiceOf, type Choices } from '../../choices.ts';
import type { Batch, Change, DeletedService, Plan, PlanKind, PlanRow } from '../../types.ts';
import { changedTerms } from '../terms.ts';
import type { Comparison } from './compare.ts';
import { lossesOf } from './losses.ts';
import { renamesOf, withRenames, type FoundRename } from './renames.ts';

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

/** Creations come first and removals last, so that an interrupted import leaves too much rather than too little. */
const order = { create: 0, update: 1, remove: 2, duplicate: 2 };

const none: Plan['counts'] = {
  update: 0,
  create: 0,
  remove: 0,
  duplicate: 0,
  unclear: 0,
  unknown: 0,
  invalid: 0,
  warning: 0,
};

const isChange = (row: PlanRow): row is Change => row.kind in order;

/** The changes of a sheet, by pages and by batches. */
export class SheetPlan {
  readonly #comparison: Comparison;
  readonly #renames: readonly FoundRename[];
  readonly #newIds = new Map<Change, string>();
  #rows: readonly PlanRow[] = [];
  #changes: readonly Change[] = [];
  #summary: Plan;

  constructor(comparison: Comparison) {
    this.#comparison = comparison;
    this.#renames = renamesOf(comparison.rows.filter(isChange));
    this.#summary = this.splitRenames([]);
  }

  get summary(): Plan {
    return this.#summary;
  }

  /** Splits the renames with these keys into a removal and a creation, and keeps the others as one change. */
  splitRenames(split: readonly string[]): Plan {
    const { rows: compared, unchanged, exportedAt } = this.#comparison;
    const rows = withRenames(
      compared,
      this.#renames.filter(({ key }) => !split.includes(key)),
    );
    this.#rows = rows;
    this.#changes = rows.filter(isChange).toSorted((a, b) => order[a.kind] - order[b.kind]);
    const counts = { ...none };
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
    const renames = this.#renames.map(({ pairs: _, ...rename }) => rename);
    const uncertain = rows.filter((row) => 'isUncertain' in row && row.isUncertain).length;
    const damaged = damagedOf(rows);
    this.#summary = { counts, newer, losses, renames, uncertain, damaged, unchanged, exportedAt };
    return this.#summary;
  }

  /** The devices for which services would be created. */
  productsOfNew(): string[] {
    return [...new Set(this.#creations().map(({ product_id }) => product_id))];
  }

  /** Marks services that would be created although they were removed after the export. */
  markDeleted(services: readonly DeletedService[]): Plan {
    const byPlace = new Map(services.toSorted(latestLast).map((service) => [placeOf(service), service]));
    const creations = this.#creations();
    for (const row of creations) row.deleted = byPlace.get(placeOf(row)) ?? null;
    this.#summary.newer.create = creations.filter(isNewer).length;
    return this.#summary;
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

  /** New ids are stable across retries, so that a repeated batch creates nothing twice. */
  #newIdOf(change: Change): string {
    const id = this.#newIds.get(change) ?? crypto.randomUUID();
    this.#newIds.set(change, id);
    return id;
  }
}

function damagedOf(rows: readonly PlanRow[]): Plan['damaged'] {
  const removing = rows.flatMap((row) => (row.kind === 'unknown' && row.removes ? [row.removes] : []));
  return { devices: removing.length, services: removing.reduce((sum, one) => sum + one, 0) };
}

function textsOf(row: PlanRow): (string | undefined)[] {
  if (row.kind === 'unknown') return [row.address, row.id, row.product];
  if ('address' in row) return [row.address, row.value, row.title, row.product];
  return [row.product, row.title, row.kind === 'update' ? row.newTitle : undefined];
}

function matches(row: PlanRow, text: string): boolean {
  return textsOf(row).some((one) => containsText(one ?? '', text));
}

const isNewer = (change: Change) => (change.kind === 'create' ? change.deleted !== null : change.isNewer);

const isChosen = (change: Change, choices: Choices) => !isNewer(change) || choices[choiceOf[change.kind]];

const placeOf = ({ product_id, title }: Pick<DeletedService, 'product_id' | 'title'>) =>
  `${product_id} ${titleKey(title)}`;

const latestLast = (one: DeletedService, other: DeletedService) =>
  Date.parse(one.deleted_date) - Date.parse(other.deleted_date);

const creationOf = (
  { product_id, title, after }: Extract<Change, { kind: 'create' }>,
  id: string,
): Batch['create'][number] => ({ id, product_id, title, ...after });

function updateOf(change: Exclude<Change, { kind: 'create' }>): Batch['update'][number] {
  const { id, modified_date } = change;
  if (change.kind !== 'update') return { id, modified_date, is_voided: true };
  const { before, after, newTitle } = change;
  return { id, modified_date, ...(newTitle && { title: newTitle }), ...changedTerms(before, after) };
}
