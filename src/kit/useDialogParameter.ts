import { useSearchParams } from 'react-router-dom';

/** State of a dialog without a path of its own: `?new=<name>` opens it, `details` are its parameters. */
export function useDialogParameter(name: string, details: readonly string[] = []) {
  const [parameters, setParameters] = useSearchParams();
  const set = (values: Record<string, string>) =>
    setParameters((current) => {
      const next = new URLSearchParams(current);
      for (const key of ['new', ...details]) next.delete(key);
      for (const [key, value] of Object.entries(values)) next.set(key, value);
      return next;
    });
  return {
    isOpen: parameters.get('new') === name,
    detail: (key: string) => parameters.get(key) ?? undefined,
    open: () => set({ new: name }),
    openAt: (values: Record<string, string>) => set({ ...values, new: name }),
    close: () => set({}),
  };
}
