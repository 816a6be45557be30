import { useCallback } from 'react';
import { reactRouterProvider, type RouterProvider } from 'react-admin';
import type { NavigateOptions, To } from 'react-router-dom';
import { useSyncNavigate, useGetLocation } from '../navigation.tsx';
import { useListOptions } from '../page.ts';

/**
 * The router for a list: another page, order or filter shows at once, since all of it is loaded but the rows. A dialog
 * that was opened meanwhile stays open, and leads back to the list as it is then.
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
