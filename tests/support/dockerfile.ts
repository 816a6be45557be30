import { readFileSync } from 'node:fs';

export interface Instruction {
  name: string;
  /** The arguments after the instruction's name and flags. */
  value: string;
  /** `--from=build` is { from: 'build' }. */
  flags: Record<string, string>;
}

export interface Stage {
  name: string | undefined;
  instructions: Instruction[];
}

/** Parses the stages of a Dockerfile, without their FROM. */
export function readDockerfile(path: string): Stage[] {
  const stages: Stage[] = [];
  const lines = readFileSync(path, 'utf8').replaceAll('\\\n', '').split('\n');
  for (const line of lines.filter((one) => one.trim() && !one.startsWith('#'))) {
    const instruction = readInstruction(line);
    if (instruction.name === 'FROM')
      stages.push({ name: / AS (\S+)/.exec(instruction.value)?.[1], instructions: [] });
    else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
}

function readInstruction(line: string): Instruction {
  const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
  const [given = ''] = /^(?:--\S+\s+)*/.exec(rest) ?? [];
  const flags = [...given.matchAll(/--([\w-]+)=(\S+)/g)].map(([, key = '', value = '']) => [key, value]);
  return {
    name,
    value: rest.slice(given.length),
    flags: Object.fromEntries(flags) as Record<string, string>,
  };
}

/** Returns the only instruction with this name. Throws unless exactly one exists. */
export function instructionOf({ instructions }: Stage, name: string): Instruction {
  const found = instructions.filter((one) => one.name === name);
  if (!found[0] || found.length > 1)
    throw new Error(`Expected one ${name} instruction, found ${found.length}`);
  return found[0];
}

/** Parses a command in JSON form. */
export const commandOf = ({ value }: Instruction) => JSON.parse(value.replace(/^CMD /, '')) as string[];

/** The variables that ENV sets. */
export const environmentOf = (stage: Stage): Record<string, string> =>
  Object.fromEntries(
    stage.instructions
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ value }) => value.split(/\s+/).map((pair) => pair.split('=') as [string, string])),
  );
