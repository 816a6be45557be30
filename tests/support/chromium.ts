import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const shells = ['chromium-headless-shell', 'chrome-headless-shell'];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const usualPlaces = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const isRoot = process.getuid?.() === 0;

/** Prevents connections to any host other than the tested pages. */
export const chromiumArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(isRoot ? ['--no-sandbox'] : []),
];

/** Returns CHROMIUM_PATH, the system's Chromium, or Playwright's. */
function findChromium(): string | undefined {
  return (
    process.env.CHROMIUM_PATH ||
    [...inPath(names), ...usualPlaces, chromium.executablePath()].find(isExecutable)
  );
}

/** Prefers the headless shell, which takes half the time. */
export function findHeadless(): string | undefined {
  return process.env.CHROMIUM_PATH || inPath(shells).find(isExecutable) || findChromium();
}

/** Finds or installs Chromium: the Debian package as root, otherwise Playwright's download. */
export function ensureChromium(): string {
  return checked(findChromium() ?? installed('chromium', findChromium) ?? downloaded());
}

/** Finds or installs the headless shell, with Chromium as fallback. */
export function ensureHeadless(): string {
  const { CHROMIUM_PATH: chosen } = process.env;
  const shell = chosen || inPath(shells).find(isExecutable);
  return checked(shell ?? installed('chromium-headless-shell', findHeadless) ?? ensureChromium());
}

function checked(path: string | undefined): string {
  if (!path) throw new Error('No Chromium was found: install one, or name it by CHROMIUM_PATH.');
  if (!isExecutable(path)) throw new Error(`CHROMIUM_PATH names ${path}, which cannot be run.`);
  return path;
}

function installed(debianPackage: string, find: () => string | undefined): string | undefined {
  if (isRoot && inPath(['apt-get']).some(isExecutable)) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', debianPackage]);
  }
  return find();
}

function downloaded(): string | undefined {
  run('npx', ['playwright', 'install', 'chromium']);
  return findChromium();
}

function run(command: string, parameters: string[]) {
  console.log(`> ${command} ${parameters.join(' ')}`);
  spawnSync(command, parameters, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

const inPath = (commands: string[]) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => commands.map((command) => join(folder, command)));

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
