import { createContext, type ReactElement } from 'react';

/** What opens over a resource's list without being a part of its declaration: <Route>s, by the model's name. */
export const RoutesContext = createContext<Partial<Record<string, ReactElement>>>({});
