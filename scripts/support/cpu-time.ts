import { readdirSync, readFileSync } from 'node:fs';

/** What Linux counts a second as, for a process that asks. */
const TICKS = 100;

interface Times {
  readonly parent: number;
  /** Seconds of the process itself and of children that have ended. */
  readonly seconds: number;
}

const timesOf = (pid: string): Times | undefined => {
  try {
    // The name of a program may have spaces and brackets; what is read here stands after it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0] = fields.slice(1, 2);
    return { parent, seconds: fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) / TICKS };
  } catch {
    return undefined;
  }
};

/**
 * Seconds that processors have worked for this process and all that it has started, ended ones too. Unlike the time on a clock, it
 * hardly depends on what else a machine does. 0 where there is no `/proc`.
 */
export const cpuSeconds = (pid = process.pid): number => {
  let pids: readonly string[] = [];
  try {
    pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return 0;
  }
  const all = new Map(pids.flatMap((each) => [[Number(each), timesOf(each)] as const]));
  const isBelow = (each: number): boolean => {
    if (each === pid) return true;
    const parent = all.get(each)?.parent ?? 0;
    return parent > 0 && isBelow(parent);
  };
  return [...all]
    .filter(([each]) => isBelow(each))
    .reduce((sum, [, times]) => sum + (times?.seconds ?? 0), 0);
};
