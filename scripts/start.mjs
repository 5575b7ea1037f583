import { runUnderNode24 } from './support/bootstrap.mjs';
import { productFlags } from './support/node-flags.mjs';

runUnderNode24('scripts/run.ts', productFlags);
