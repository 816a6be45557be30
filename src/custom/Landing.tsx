import { Navigate } from 'react-router-dom';
import { useMenu } from './shell/useMenu.ts';
import { NotAllowed } from './errors/NotAllowed.tsx';

/** The first page that the signed-in person may open. */
export function Landing() {
  const first = useMenu().menu[0]?.entries[0];
  return first ? <Navigate to={first.to} replace /> : <NotAllowed />;
}
