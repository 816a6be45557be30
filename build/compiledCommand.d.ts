/**
 * Returns the path of the compiled version of `script`, a TypeScript file of the checkout at `root`. Several processes may
 * ask at the same time. Throws what the compiler finds wrong in the sources.
 */
export function compiledScript(script: string, root?: string): Promise<string>;

/** Like compiledScript, for server/`command`.ts. */
export function compiledCommand(command: string, root?: string): Promise<string>;
