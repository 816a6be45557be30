import { useCallback } from 'react';
import { reactRouterProvider, type RouterProvider } from 'react-admin';
import type { NavigateOptions, To } from 'react-router-dom';
import { useSyncNavigate, useGetLocation } from '../navigation.tsx';
import { useListOptions } from '../page.ts';

/**
 * Router for lists: page, sort and filter changes render synchronously, as only rows have to be loaded. A dialog that
 * was opened meanwhile stays open and returns to the new list state.
 */
export const listRouter: RouterProvider = {
  ...reactRouterProvider,
  useNavigate: () => {
    const navigate = useSyncNavigate();
    const getLocation = useGetLocation();
    const { path } = useListOptions();
    return useCallback(
      (to: To | number, options?: NavigateOptions) => {
        if (typeof to === 'number') return void navigate(to);
        const { pathname, state } = getLocation();
        const isUnderDialog = typeof to === 'object' && !to.pathname && pathname.length > path.length + 1;
        if (!isUnderDialog) return void navigate(to, { ...options, flushSync: !options?.replace });
        const isStep = !options?.replace && (state as { dialog?: true } | null)?.dialog === true;
        if (isStep) void navigate({ ...to, pathname: path }, { replace: true });
        return void navigate(
          { ...to, pathname },
          { state: state as unknown, replace: !isStep, flushSync: true },
        );
      },
      [navigate, getLocation, path],
    );
  },
};
