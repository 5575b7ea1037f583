import { execFileSync } from 'node:child_process';

/** Resident memory of a process in megabytes. */
export const residentMegabytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
