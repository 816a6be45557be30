import { useEffect } from 'react';
import { lock } from '../../authProvider/screenLock.ts';
import { useSession } from '../../authProvider/session.ts';

/** /auth-lock-screen: covers everything until the password is typed. */
export function Lock() {
  const { id } = useSession().staff;
  useEffect(() => lock(id), [id]);
  return null;
}
