/** What a visit has to live with. */
export interface Conditions {
  name: string;
  /** How many times slower the processor is. */
  slowdown: number;
  /** As the DevTools protocol has it: ms, bytes a second. */
  network?: { offline: boolean; latency: number; downloadThroughput: number; uploadThroughput: number };
  loadsOnly?: boolean;
  /** The first row comes in less than so many times what it takes on the bare page. */
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
