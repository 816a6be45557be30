import {
  CoreAdminContext,
  Resource,
  ResourceDefinitionContextProvider,
  type I18nProvider,
} from 'react-admin';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { authProvider } from './authProvider/authProvider.ts';
import { restoreLostFocus } from './kit/focus/restoreLostFocus.ts';
import { Navigation } from './kit/navigation.tsx';
import { preferences } from './preferences.ts';
import { queryClient } from './queryClient.ts';
import { resources } from './resources/index.ts';
import { dataProvider } from './services.ts';
import { Theme } from './theme/Theme.tsx';

const definitions = Object.fromEntries(
  resources.map(({ resource }) => [resource.name, Resource.registerResource(resource)]),
);

/** The providers around every screen; react-admin knows the resources from the first render on. */
export function App({ i18nProvider }: { i18nProvider: I18nProvider }) {
  useEffect(() => restoreLostFocus(), []);
  return (
    <Navigation>
      <CoreAdminContext {...{ authProvider, dataProvider, i18nProvider, queryClient }} store={preferences}>
        <ResourceDefinitionContextProvider definitions={definitions}>
          <Theme>
            <Outlet />
          </Theme>
        </ResourceDefinitionContextProvider>
      </CoreAdminContext>
    </Navigation>
  );
}
