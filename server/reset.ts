import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fail, isCommand } from './command.ts';
import { isDataDir, names } from './core/dataDir.ts';
import { acquireLock } from './core/dataDirLock.ts';
import { readSettings } from './settings.ts';

/** Removes the product's files in `dataDir` and nothing else; returns their names. */
export function reset(dataDir: string): string[] {
  const unlock = acquireLock(dataDir);
  const found = Object.values(names).filter((name) => name !== names.lock && existsSync(join(dataDir, name)));
  for (const name of found) rmSync(join(dataDir, name), { recursive: true });
  unlock();
  if (readdirSync(dataDir).length === 0) rmdirSync(dataDir);
  return found;
}

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function main(): Promise<void> {
  const { dataDir, databaseUrl } = readSettings();
  if (databaseUrl) console.log('Only local data is removed; the database of DATABASE_URL stays as it is.');
  if (!isDataDir(dataDir)) console.log(`There is no data to remove in ${dataDir}.`);
  else if (await confirm(`Remove all data in ${dataDir}?`))
    console.log(`Removed ${reset(dataDir).join(', ')} from ${dataDir}.`);
}

if (isCommand(import.meta.url)) await main().catch(fail);
