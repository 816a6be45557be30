const files = new Set<string>();
let observer: PerformanceObserver | undefined;

/** Adds the paths of the admin's files among loaded resources. */
function add(resources: PerformanceEntryList): void {
  for (const { name } of resources) {
    const { origin, pathname } = new URL(name, location.origin);
    if (origin === location.origin && pathname.startsWith('/assets/')) files.add(pathname);
  }
}

/** Notes which of the admin's files this page loads; the browser itself forgets all after the first 250 resources. */
export function watchLoadedFiles(): void {
  observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'resource', buffered: true });
}

/** Returns the paths of the admin's files that this page has loaded. */
export function loadedFiles(): string[] {
  if (observer) add(observer.takeRecords());
  return [...files];
}
