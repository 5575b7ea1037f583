import { spawnSync } from 'node:child_process';
import type { DebianPackage } from './debian-package.ts';

/** The engine from which CloudFront's own comes: it refuses what V8 takes and CloudFront does not. */
export const njsPackage: DebianPackage = {
  name: 'njs',
  need: 'The tests of the edge functions need njs, the relative of the engine that CloudFront runs',
  found: () => spawnSync('njs', ['-v']).status === 0,
};
