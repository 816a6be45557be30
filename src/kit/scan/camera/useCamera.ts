import { useEffect, useState } from 'react';

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
  /** The available cameras. */
  cameras: MediaDeviceInfo[];
}

/** Opens a camera, by default the rear one, until unmount. */
export function useCamera(deviceId: string | undefined): Camera {
  const [camera, setCamera] = useState<Camera>({ cameras: [] });
  useEffect(() => {
    let isUnmounted = false;
    let stream: MediaStream | undefined;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    const start = async () => {
      // Undefined outside secure contexts.
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
        if (isUnmounted) return stop();
        const all = await devices.enumerateDevices();
        return setCamera({ stream, cameras: all.filter(({ kind }) => kind === 'videoinput') });
      } catch (error) {
        return isUnmounted ? undefined : setCamera({ cameras: [], problem: problemOf(error) });
      }
    };
    void start();
    return () => {
      isUnmounted = true;
      stop();
    };
  }, [deviceId]);
  return camera;
}
