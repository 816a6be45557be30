import { useCallback } from 'react';
import { reactRouterProvider, type RouterProvider } from 'react-admin';
import type { NavigateOptions, To } from 'react-router-dom';
import { useNavigateAtOnce } from '../navigation.tsx';

/** The router for a list: another page, order or filter shows at once, since all of it is loaded but the rows. */
export const listRouter: RouterProvider = {
  ...reactRouterProvider,
  useNavigate: () => {
    const navigate = useNavigateAtOnce();
    return useCallback(
      (to: To | number, options?: NavigateOptions) =>
        typeof to === 'number'
          ? void navigate(to)
          : void navigate(to, { ...options, flushSync: !options?.replace }),
      [navigate],
    );
  },
};
