/** Returns the CPU time that work took in ms; unlike elapsed time, other processes hardly affect it. */
export function cpuTimeOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
