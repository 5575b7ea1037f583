import { execFileSync } from 'node:child_process';

/** Megabytes of a process that are in memory now. */
export const residentMegabytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
