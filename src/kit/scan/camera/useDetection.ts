import { useEffect, useRef, useState, type RefObject } from 'react';
import { codeText } from '../codeText.ts';
import { loadedDetector, type Detector } from './detector.ts';
import { sightings } from './sightings.ts';

/** Between two looks, in milliseconds: reading takes a while, and the page goes on meanwhile. */
const pause = 120;

/** Looks for codes in the video while it plays; answers whether what reads them could not be loaded. */
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

/** A picture that cannot be read, such as one between two cameras, holds no code. */
async function read(detector: Detector, video: HTMLVideoElement): Promise<string[]> {
  try {
    const found = await detector.detect(video);
    return found.map(({ rawValue }) => codeText(rawValue)).filter(Boolean);
  } catch {
    return [];
  }
}
