import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

// Removes all snapshots but the last, which is the only one that drizzle-kit compares the tables with.
const folder = 'server/migrations/meta';
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
for (const name of snapshots.toSorted().slice(0, -1)) rmSync(join(folder, name));
