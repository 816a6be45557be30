import { useEffect } from 'react';
import { useLogout } from 'react-admin';
import { Loading } from '../../kit/errors/Loading.tsx';

/** /logout: signs out, clears local data and redirects to /login. */
export function Logout() {
  const logout = useLogout();
  useEffect(() => {
    void logout({}, '/login', false);
  }, [logout]);
  return <Loading />;
}
