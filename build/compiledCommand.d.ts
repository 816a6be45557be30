/**
 * Returns the path of the compiled version of server/`command`.ts in the checkout at `root`. Several processes may ask
 * at the same time. Throws what the compiler finds wrong in the sources.
 */
export function compiledCommand(command: string, root?: string): Promise<string>;
