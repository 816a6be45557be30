import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';

export interface Counts {
  passed: number;
  /** Of the passed, those that needed a second try: the file and the test. */
  flaky: string[];
  failed: number;
  skipped: number;
  /** What failed: the file and the test. */
  failures: string[];
}

/** A part of the tests, and how long it took. */
export interface Part extends Counts {
  title: string;
  seconds: number;
}

export const none: Counts = { passed: 0, flaky: [], failed: 0, skipped: 0, failures: [] };

export const sum = (all: Counts[]): Counts =>
  all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      flaky: [...total.flaky, ...one.flaky],
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
      failures: [...total.failures, ...one.failures],
    }),
    none,
  );

/** Returns a table with a row per part and a last one for all, which took this long together. */
export function tableOf(parts: Part[], seconds: number): string {
  const lines = [
    ['', 'passed', 'flaky', 'failed', 'skipped', 'time'],
    ...[...parts, { title: 'All', seconds, ...sum(parts) }].map((part) => [
      part.title,
      ...[part.passed, part.flaky.length, part.failed, part.skipped].map(String),
      minutes(part.seconds),
    ]),
  ];
  const width = Math.max(...parts.map(({ title }) => title.length));
  return lines
    .map(([title = '', ...cells]) => title.padEnd(width) + cells.map((cell) => cell.padStart(9)).join(''))
    .join('\n');
}

/** 75.4 as '1:15'. */
const minutes = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: Assertion[];
  }[];
}

interface Assertion {
  fullName: string;
  status: string;
  failureMessages: string[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
}

interface Suite {
  suites?: Suite[];
  specs: { title: string; file: string; ok: boolean; tests: { status: string }[] }[];
}

/** What a run of Vitest counted. */
export async function readVitest(file: string): Promise<Counts> {
  const report = (await readJson(file)) as VitestReport;
  return {
    passed: report.numPassedTests,
    flaky: report.testResults.flatMap(flakyOf),
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(failuresOf),
  };
}

/** A file that could not even be loaded has no tests. */
function failuresOf({ name, status, message, assertionResults }: VitestReport['testResults'][number]) {
  const file = relative(process.cwd(), name);
  const failed = assertionResults.filter((one) => one.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [`${file}: ${message}`];
  return failed.map((one) => reasonOf(file, one));
}

/** A test that passed at its second try keeps why it failed at its first. */
const flakyOf = ({ name, assertionResults }: VitestReport['testResults'][number]) =>
  assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map((one) => reasonOf(relative(process.cwd(), name), one));

const reasonOf = (file: string, { fullName, failureMessages: [reason = ''] }: Assertion) =>
  `${file}: ${fullName}\n${headOf(reason)}`;

const headOf = (reason: string) =>
  reason
    .split('\n')
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n');

export async function readPlaywright(file: string): Promise<Counts> {
  const { stats, suites } = (await readJson(file)) as PlaywrightReport;
  const { expected, flaky, unexpected, skipped } = stats;
  const specs = suites.flatMap(specsOf);
  return {
    passed: expected + flaky,
    flaky: specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(titleOf),
    failed: unexpected,
    skipped,
    failures: specs.filter(({ ok }) => !ok).map(titleOf),
  };
}

const specsOf = ({ suites = [], specs }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

const titleOf = ({ file, title }: Suite['specs'][number]) => `${file}: ${title}`;

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));
