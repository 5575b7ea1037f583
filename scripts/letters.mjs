import { runUnderNode24 } from './support/bootstrap.mjs';

runUnderNode24('scripts/letters.ts');
