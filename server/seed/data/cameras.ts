import type { Series } from './series.ts';

export const cameras: Series[] = [
  {
    kind: 'drone',
    brand: 'DJI',
    category: 'Drones',
    year: 2022,
    about: 'folding camera drone with return to home',
    models: [
      ['DJI Mini 4 Pro', 'MT4MFVD', 'under 249 g with obstacle sensing'],
      ['DJI Mini 3 Pro', 'MT3M3VD', 'under 249 g with vertical video'],
      ['DJI Mini 2', 'MT2PD', 'under 249 g with 4K video'],
      ['DJI Mavic Air 2', 'MA2UE1N', '34 minutes of flight'],
      ['DJI Air 3', 'EB3WBC', 'two cameras, 46 minutes of flight'],
      ['DJI Air 2S', 'DA2SUE1', '1-inch sensor'],
      ['DJI Mavic 3', 'L2A', 'Hasselblad camera'],
      ['DJI Avata', 'QF2W4K', 'first-person view with propeller guards'],
    ],
  },
  {
    kind: 'camera',
    brand: 'DJI',
    category: 'Action Cameras',
    year: 2023,
    about: 'waterproof camera with stabilisation',
    models: [
      ['DJI Osmo Action 4', 'AC004', '1/1.3-inch sensor'],
      ['DJI Osmo Pocket 3', 'OT-210', 'gimbal camera with a turning display'],
    ],
  },
  {
    kind: 'camera',
    brand: 'GoPro',
    category: 'Action Cameras',
    year: 2021,
    about: 'waterproof camera with HyperSmooth stabilisation',
    models: [
      ['HERO12 Black', 'CPST1', '5.3K video with HDR'],
      ['HERO11 Black', 'CPST1-11', '5.3K video'],
      ['HERO11 Black Mini', 'CPSS1', '5.3K video in a small body'],
      ['HERO10 Black', 'SPBL1', '5.3K video with a front display'],
      ['HERO9 Black', 'SPBL1-9', '5K video with a front display'],
      ['HERO8 Black', 'SPJB1', '4K video'],
      ['MAX', 'SPCC1', '360 degree video'],
    ],
  },
];
