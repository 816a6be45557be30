/** Throttling of a visit. */
export interface Conditions {
  name: string;
  /** CPU slowdown factor. */
  slowdown: number;
  /** Network.emulateNetworkConditions of the DevTools protocol: ms, bytes per second. */
  network?: { offline: boolean; latency: number; downloadThroughput: number; uploadThroughput: number };
  loadsOnly?: boolean;
  /** The target for the first row, as a multiple of the bare page's time. */
  aim: number;
}

const megabit = 1e6 / 8;

export const allConditions: Conditions[] = [
  { name: '1x CPU', slowdown: 1, aim: 2 },
  {
    name: '4x CPU, 40 ms, 10 Mbit/s',
    slowdown: 4,
    network: {
      offline: false,
      latency: 40,
      downloadThroughput: 10 * megabit,
      uploadThroughput: 10 * megabit,
    },
    loadsOnly: true,
    aim: 2.5,
  },
];
