import './start.ts';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, createRoutesFromElements, Route, RouterProvider } from 'react-router-dom';
import { App } from './App.tsx';
import { reloadOnIdentityChange } from './authProvider/loadSession.ts';
import { loadStore } from './authProvider/loadStore.ts';
import { loadFirstPage } from './firstPage.ts';
import { createI18nProvider } from './i18n/i18nProvider.ts';
import { loadFirstMessages, preferredLanguage } from './i18n/languages.ts';
import { watchLoadedFiles } from './kit/loadedFiles.ts';
import { preferences } from './preferences.ts';
import { routes } from './routes.tsx';

watchLoadedFiles();
// Start loading the store together with the messages; a failure is handled where the store is needed.
loadStore().catch(() => undefined);
void draw();
reloadOnIdentityChange();

/** Not at the top level: modules imported meanwhile wait until this one has run. */
async function draw() {
  const language = preferredLanguage(preferences.getItem<string>('locale'));
  const [i18nProvider] = await Promise.all([
    createI18nProvider(language, loadFirstMessages(language)),
    loadFirstPage(),
  ]);
  const router = createBrowserRouter(
    createRoutesFromElements(<Route element={<App i18nProvider={i18nProvider} />}>{routes}</Route>),
  );
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<RouterProvider router={router} />);
}
