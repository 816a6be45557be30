import { useEffect, useRef, useState, type RefObject } from 'react';
import { codeText } from '../codeText.ts';
import { loadedDetector, type Detector } from './detector.ts';
import { sightings } from './sightings.ts';

/** Delay between two frames, in milliseconds, to keep the page responsive. */
const pause = 120;

/** Detects codes in a playing video; returns whether the detector failed to load. */
export function useDetection(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  onCode: (code: string) => void,
): boolean {
  const [hasFailed, setHasFailed] = useState(false);
  const handOver = useRef(onCode);
  useEffect(() => {
    handOver.current = onCode;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const newOf = sightings();
    const look = async (detector: Detector): Promise<void> => {
      if (isGone) return;
      const found = video.current && video.current.readyState >= 2 ? await read(detector, video.current) : [];
      if (isGone) return;
      for (const code of newOf(found, performance.now())) handOver.current(code);
      timer = setTimeout(() => void look(detector), pause);
    };
    loadedDetector().then(look, () => setHasFailed(true));
    return () => {
      isGone = true;
      clearTimeout(timer);
      setHasFailed(false);
    };
  }, [video, isOn]);
  return hasFailed;
}

/** An unreadable frame, such as during a camera switch, has no codes. */
async function read(detector: Detector, video: HTMLVideoElement): Promise<string[]> {
  try {
    const found = await detector.detect(video);
    return found.map(({ rawValue }) => codeText(rawValue)).filter(Boolean);
  } catch {
    return [];
  }
}
