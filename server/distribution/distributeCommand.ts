import { fail, isCommand } from '../command.ts';
import { connectTo } from '../core/postgres.ts';
import { openDatabase } from '../core/database.ts';
import { allTables } from '../core/tables/registry.ts';
import '../domains.ts';
import { StartError, type Log } from '../progress.ts';
import { readSettings, type Settings } from '../settings.ts';
import { distribute } from './distribute.ts';

/** More than nodes, so that stores can be moved to further ones. */
const usual = 32;

function readShards(args: string[]): number {
  const at = args.indexOf('--shards');
  const shards = at < 0 ? usual : Number(args[at + 1]);
  if (Number.isInteger(shards) && shards >= 1 && shards <= 1024) return shards;
  throw new StartError('Give --shards a number from 1 to 1024.');
}

type ConnectionSettings = Pick<Settings, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Settings, 'databaseDirectUrl'>>;

/** Migrates the database of the settings and distributes its tables; throws a StartError for what it lacks. */
export async function distributeDatabase(
  { databaseUrl, databaseDirectUrl = databaseUrl, dataDir }: ConnectionSettings,
  args: string[],
  log: Log,
): Promise<void> {
  const shards = readShards(args);
  if (!databaseUrl)
    throw new StartError('Only a PostgreSQL database with Citus can be distributed: set DATABASE_URL.');
  await (await openDatabase({ databaseUrl, databaseDirectUrl, dataDir })).close();
  const client = await connectTo(databaseDirectUrl ?? databaseUrl, 10_000);
  await distribute(client, { tables: allTables(), shards, log }).finally(() => client.end());
}

if (isCommand(import.meta.url))
  await distributeDatabase(readSettings(), process.argv.slice(2), (line) => console.log(line)).catch(fail);
