import { useQuery } from '@tanstack/react-query';
import { loadStore } from '../../authProvider/store.ts';
import { LoadFailure } from '../errors/LoadFailure.tsx';
import { LoginPage } from './LoginPage.tsx';

/** The sign-in of the store that the address belongs to. */
export default function LoginScreen() {
  const { data, isError, refetch } = useQuery({ queryKey: ['store'], queryFn: loadStore, retry: false });
  return isError ? <LoadFailure onRetry={() => void refetch()} /> : <LoginPage store={data} />;
}
