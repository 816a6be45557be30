import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { lock } from '../../authProvider/screenLock.ts';
import { useSession } from '../../authProvider/session.ts';

/** /auth-lock-screen: locks the screen; what opens with the password is the first page. */
export function Lock() {
  const { id } = useSession().staff;
  useEffect(() => lock(id), [id]);
  return <Navigate to="/" replace />;
}
