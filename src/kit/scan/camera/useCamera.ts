import { useEffect, useState } from 'react';

/** Why there is no picture. */
export type CameraProblem = 'insecure' | 'denied' | 'missing' | 'busy';

const problems: Record<string, CameraProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

const problemOf = (error: unknown): CameraProblem =>
  (error instanceof DOMException && problems[error.name]) || 'busy';

interface Camera {
  stream?: MediaStream;
  problem?: CameraProblem;
  /** The cameras there are. */
  cameras: MediaDeviceInfo[];
}

/** The picture of a camera, of the one at the back where none is chosen; it ends with whoever shows it. */
export function useCamera(deviceId: string | undefined): Camera {
  const [camera, setCamera] = useState<Camera>({ cameras: [] });
  useEffect(() => {
    let isGone = false;
    let stream: MediaStream | undefined;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    const start = async () => {
      // Browsers leave it out where the page did not come by https.
      const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
      if (!devices) return setCamera({ cameras: [], problem: 'insecure' });
      try {
        stream = await devices.getUserMedia({
          video: {
            width: { ideal: 1280 },
            height: { ideal: 720 },
            ...(deviceId ? { deviceId: { exact: deviceId } } : { facingMode: 'environment' }),
          },
        });
        if (isGone) return stop();
        const all = await devices.enumerateDevices();
        return setCamera({ stream, cameras: all.filter(({ kind }) => kind === 'videoinput') });
      } catch (error) {
        return isGone ? undefined : setCamera({ cameras: [], problem: problemOf(error) });
      }
    };
    void start();
    return () => {
      isGone = true;
      stop();
    };
  }, [deviceId]);
  return camera;
}
