import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** A file of tests and what processors have worked for it, in seconds. */
interface FileCost {
  readonly file: string;
  readonly cpuSeconds: number;
}

/** What a suite took: the time of its files one after another, however many ran at once. */
export interface SuiteTime {
  readonly suite: string;
  readonly tests: number;
  readonly seconds: number;
  /** What processors have worked for each of its files, in seconds. */
  readonly files: readonly FileCost[];
}

/** Environment variable with the file that the times go to; without it they are not written. */
export const SUITE_TIMES_FILE = 'SUITE_TIMES_FILE';

const secondsOf = (module: TestModule): number => {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000;
};

/** Leaves behind what each suite of vitest took, hooks and imports counted. */
export default class SuiteTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const bySuite = Map.groupBy(modules, ({ project }) => project.name);
    const times = [...bySuite].map(
      ([suite, own]): SuiteTime => ({
        suite,
        tests: own.reduce((sum, module) => sum + [...module.children.allTests()].length, 0),
        seconds: own.reduce((sum, module) => sum + secondsOf(module), 0),
        files: own.map((module) => ({
          file: module.relativeModuleId,
          cpuSeconds: module.meta().cpuSeconds ?? 0,
        })),
      }),
    );
    const file = process.env[SUITE_TIMES_FILE];
    if (file !== undefined) writeFileSync(file, JSON.stringify(times));
  }
}
