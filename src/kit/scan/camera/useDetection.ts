import { useEffect, useRef, useState, type RefObject } from 'react';
import { codeText } from '../codeText.ts';
import { loadedDetector, type Detector } from './detector.ts';
import { sightings } from './sightings.ts';

/** Delay between two frames, in milliseconds, to keep the page responsive. */
const interval = 120;

/** Detects codes in a playing video; returns whether the detector failed to load. */
export function useDetection(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  onCode: (code: string) => void,
): boolean {
  const [hasFailed, setHasFailed] = useState(false);
  const latestOnCode = useRef(onCode);
  useEffect(() => {
    latestOnCode.current = onCode;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isUnmounted = false;
    const filterNew = sightings();
    const detect = async (detector: Detector): Promise<void> => {
      if (isUnmounted) return;
      const found = video.current && video.current.readyState >= 2 ? await read(detector, video.current) : [];
      if (isUnmounted) return;
      for (const code of filterNew(found, performance.now())) latestOnCode.current(code);
      timer = setTimeout(() => void detect(detector), interval);
    };
    loadedDetector().then(detect, () => setHasFailed(true));
    return () => {
      isUnmounted = true;
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
