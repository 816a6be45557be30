import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import Translate from '@mui/icons-material/Translate';
import { useLocales, useLocaleState, useTranslate } from 'react-admin';
import { useCurrentLocation } from '../../authProvider/currentLocation.ts';
import { useText } from '../../i18n/useText.ts';
import type { Action } from '../../kit/actions/actions.ts';
import { useThemeMode } from '../../theme/useThemeMode.ts';
import type { Creation, Entry } from './entries.ts';
import { useOtherLanguage } from './useOtherLanguage.ts';

/** Returns what can be done: on the page, what New offers, and the switches of the top bar. */
export function useActionEntries(actions: Action[], create: Creation[]) {
  const switches = useSwitchEntries();
  const text = useText();
  const offered = actions.filter(({ isKeyOnly }) => !isKeyOnly);
  const onPage = offered.filter(({ isGlobal }) => !isGlobal).map(toEntry);
  const anywhere = offered.filter(({ isGlobal }) => isGlobal).map(toEntry);
  const translate = useTranslate();
  const inOther = useOtherLanguage();
  const created = create.map(({ to, label, icon }): Entry => {
    const own = `${label.replace(/\.name$/, '')}.actions.new`;
    return {
      key: `new ${to}`,
      label: text([own, 'dialog.new'], { name: translate(label, { smart_count: 1 }) }),
      icon,
      to,
      words: `${inOther(own, { _: '' })} ${inOther(label, { smart_count: 1 })}`,
    };
  });
  const isOnPage = ({ label }: Entry) => onPage.some((one) => one.label === label);
  return {
    /** Of the page, and what New offers. */
    first: [...onPage, ...created.filter((one) => !isOnPage(one))],
    /** Found by typing. */
    others: [...switches, ...anywhere],
  };
}

const toEntry = ({ label, keys, run }: Action): Entry => ({
  key: `action ${label}`,
  label,
  keys,
  run: () => void run(),
});

/** Language, theme and location. */
function useSwitchEntries(): Entry[] {
  const translate = useTranslate();
  const inOther = useOtherLanguage();
  const [mode, setMode] = useThemeMode();
  const locales = useLocales();
  const [current, setLocale] = useLocaleState();
  const { location, choices, choose } = useCurrentLocation();
  const next = mode === 'dark' ? 'light' : 'dark';
  const named = (key: string) => ({ label: translate(key), words: inOther(key) });
  const locations =
    choices.length > 0
      ? [{ id: 'all' as const, location_name: translate('shell.location.all') }, ...choices]
      : [];
  return [
    {
      key: 'theme',
      ...named(`search.theme.${next}`),
      icon: next === 'dark' ? DarkMode : LightMode,
      run: () => setMode(next),
    },
    ...locales
      .filter(({ locale }) => locale !== current)
      .map(({ locale, name }): Entry => ({
        key: `language ${locale}`,
        label: name,
        details: translate('shell.language'),
        icon: Translate,
        words: inOther('shell.language'),
        run: () => setLocale(locale),
      })),
    ...locations
      .filter(({ id }) => id !== (location?.id ?? 'all'))
      .map(({ id, location_name }): Entry => ({
        key: `location ${id}`,
        label: translate('search.location', { name: location_name }),
        icon: Place,
        words: inOther('search.location', { name: location_name }),
        run: () => choose(id),
      })),
  ];
}
