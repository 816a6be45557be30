import FlashlightOn from '@mui/icons-material/FlashlightOnOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/** Torch button, if the camera has one. */
export function Torch({ track }: { track: MediaStreamTrack }) {
  const translate = useTranslate();
  const [isOn, setIsOn] = useState(false);
  // Missing in some browsers; TypeScript's types do not include `torch` yet.
  const { torch } = (track.getCapabilities?.() ?? {}) as { torch?: boolean };
  if (!torch) return null;
  const turn = async () => {
    await track.applyConstraints({ advanced: [{ torch: !isOn } as MediaTrackConstraintSet] });
    setIsOn(!isOn);
  };
  return (
    <ToggleButton
      value="torch"
      selected={isOn}
      aria-label={translate('scan.torch')}
      onChange={() => void turn()}
    >
      <FlashlightOn />
    </ToggleButton>
  );
}
