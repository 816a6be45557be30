import Fullscreen from '@mui/icons-material/Fullscreen';
import FullscreenExit from '@mui/icons-material/FullscreenExit';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { ToggleButton } from './ToggleButton.tsx';

const subscribe = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
};

const toggle = () =>
  void (document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen());

/** Toggles full screen, in browsers that support it. */
export function FullscreenToggle() {
  const translate = useTranslate();
  const isFull = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement));
  if (!document.fullscreenEnabled) return null;
  return (
    <ToggleButton label={translate('shell.fullscreen')} isOn={isFull} onToggle={toggle}>
      {isFull ? <FullscreenExit /> : <Fullscreen />}
    </ToggleButton>
  );
}
