import { useNavigate } from 'react-router-dom';
import type { Action } from './actions.ts';
import { useAction } from './useAction.ts';

interface OfferedActionProps {
  label: string;
  run: Action['run'];
  isOn?: boolean;
}

/** Offers an action in the search while mounted; renders nothing. */
export function OfferedAction({ label, run, isOn }: OfferedActionProps) {
  useAction(label, run, { isOn });
  return null;
}

/** Offers a link in the search while mounted; renders nothing. */
export function OfferedLink({ label, to }: { label: string; to: string }) {
  const navigate = useNavigate();
  useAction(label, () => void navigate(to));
  return null;
}
