export interface Progress {
  done: number;
  /** 0 while unknown. */
  total: number;
}
