import { useNotify } from 'react-admin';

/** Copies a tracking number and confirms it. */
export function useCopy(): (text: string) => Promise<void> {
  const notify = useNotify();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify('resources.shipments.copied', { type: 'success' });
    } catch {
      notify('resources.shipments.copy_failed', { type: 'error' });
    }
  };
}
