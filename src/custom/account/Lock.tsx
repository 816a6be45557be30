import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { lock } from '../../authProvider/screenLock.ts';
import { useSession } from '../../authProvider/session.ts';

/** /auth-lock-screen: locks the screen; after unlocking, the home page opens. */
export function Lock() {
  const { id } = useSession().staff;
  useEffect(() => lock(id), [id]);
  return <Navigate to="/" replace />;
}
