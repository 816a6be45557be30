import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Instruction, Stage } from './dockerfile.ts';
import { copyContext, installForProduction } from './installation.ts';

/** Runs a stage in a new folder of `root` that stands for the image's /app. Returns the folder. */
export function runStage({ instructions }: Stage, root: string, stages: Record<string, string> = {}): string {
  const app = mkdtempSync(join(root, 'app-'));
  for (const instruction of instructions) {
    if (instruction.name === 'RUN') run(instruction.value, app);
    if (instruction.name === 'COPY') copy(instruction, app, stages);
  }
  return app;
}

const commands: Record<string, (app: string) => void> = {
  'npm ci': (app) => symlinkSync(join(process.cwd(), 'node_modules'), join(app, 'node_modules')),
  'npm ci --omit=dev --omit=optional': installForProduction,
  'npm run build': (app) => {
    // Builds into the checkout's dist/, which reuses an existing build and serves later tests.
    const dist = join(process.cwd(), 'dist');
    mkdirSync(dist, { recursive: true });
    symlinkSync(dist, join(app, 'dist'));
    execFileSync('npm', ['run', 'build'], { cwd: app, stdio: 'pipe' });
  },
  'install -d -o node -g node /data': () => {},
};

function run(command: string, app: string): void {
  const follow = commands[command];
  if (!follow) throw new Error(`Unknown command: RUN ${command}`);
  follow(app);
}

function copy({ value, flags }: Instruction, app: string, stages: Record<string, string>): void {
  if (value === '. .') return copyContext(app);
  const from = flags.from === undefined ? process.cwd() : (stages[flags.from] ?? '');
  const sources = value.split(' ').map((path) => path.replace(/^\/app\//, ''));
  const target = join(app, sources.pop() ?? '');
  for (const source of sources) {
    const to = sources.length > 1 ? join(target, source) : target;
    cpSync(join(from, source), to, { recursive: true, dereference: true });
  }
}
