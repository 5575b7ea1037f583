import { spawnSync } from 'node:child_process';
import type { DebianPackage } from './debian-package.ts';

/** The engine that CloudFront's own is derived from. It refuses code that V8 accepts and CloudFront does not. */
export const njsPackage: DebianPackage = {
  name: 'njs',
  need: 'The tests of the edge functions need njs, a close relative of the engine that CloudFront runs',
  found: () => spawnSync('njs', ['-v']).status === 0,
};
