import { useSearchParams } from 'react-router-dom';

/** A dialog over a page that has no address of its own: `?new=<name>` says that it is open. */
export function useDialogParameter(name: string) {
  const [parameters, setParameters] = useSearchParams();
  const set = (value: string | undefined) =>
    setParameters((current) => {
      const next = new URLSearchParams(current);
      if (value === undefined) next.delete('new');
      else next.set('new', value);
      return next;
    });
  return {
    isOpen: parameters.get('new') === name,
    open: () => set(name),
    close: () => set(undefined),
  };
}
