import { createContext, use, useCallback, type ReactNode } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useNavigate,
  type Location,
  type NavigateFunction,
} from 'react-router-dom';

const NavigateContext = createContext<NavigateFunction | undefined>(undefined);

/** Stands in the router's own route, around the admin's: from there react-router can show a place at once. */
export const Navigation = ({ children }: { children: ReactNode }) => (
  <NavigateContext value={useNavigate()}>{children}</NavigateContext>
);

/**
 * react-router's `useNavigate`, whose `flushSync` counts here: for ways to what is loaded already, which then shows
 * with the event itself instead of bit by bit afterwards.
 */
export function useSyncNavigate(): NavigateFunction {
  const navigate = useNavigate();
  return use(NavigateContext) ?? navigate;
}

/** Tells where the router is at any moment: already on its way where `useLocation` waits for what is not loaded yet. */
export function useGetLocation(): () => Location {
  const router = use(DataRouterContext)?.router;
  if (!router) throw new Error('There is no router');
  return useCallback(() => router.state.location, [router]);
}
