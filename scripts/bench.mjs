import { runUnderNode24 } from './support/bootstrap.mjs';

runUnderNode24('tests/bench/main.ts');
