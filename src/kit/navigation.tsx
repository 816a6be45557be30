import { createContext, use, useCallback, type ReactNode } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useNavigate,
  type Location,
  type NavigateFunction,
} from 'react-router-dom';

const NavigateContext = createContext<NavigateFunction | undefined>(undefined);

/** Provides useNavigate of the root route, from where react-router can render synchronously. */
export const Navigation = ({ children }: { children: ReactNode }) => (
  <NavigateContext value={useNavigate()}>{children}</NavigateContext>
);

/** useNavigate whose `flushSync` option works here, for navigation to loaded code. */
export function useSyncNavigate(): NavigateFunction {
  const navigate = useNavigate();
  return use(NavigateContext) ?? navigate;
}

/** Returns a getter of the router's location, which is ahead of useLocation while code is loading. */
export function useGetLocation(): () => Location {
  const router = use(DataRouterContext)?.router;
  if (!router) throw new Error('There is no router');
  return useCallback(() => router.state.location, [router]);
}
