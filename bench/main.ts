/**
 * `npm run bench [name …] [-- --repeats N]`: measures the figures named, or all, and writes `bench/` and the lines in
 * README. Use fewer repeats only to try a figure.
 */
import { parseArgs } from 'node:util';
import { allFigures, figuresNamed } from './harness/catalogue.ts';
import { measure } from './harness/measure.ts';
import { writePages } from './harness/page.ts';
import { merge, readResults, writeResults } from './harness/results.ts';
import { bound, verdict } from './harness/words.ts';

const { values, positionals } = parseArgs({
  options: { repeats: { type: 'string' } },
  allowPositionals: true,
});
const repeats = values.repeats === undefined ? undefined : Number(values.repeats);
const all = await allFigures();
const order = all.map(({ name }) => name);
let failures = 0;
for (const figure of figuresNamed(all, positionals)) {
  const begun = performance.now();
  process.stdout.write(`› ${figure.name.padEnd(30)}`);
  try {
    const result = await measure(figure, repeats);
    const results = merge(readResults(), [result], order);
    writeResults(results);
    writePages(results, all);
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    console.log(
      `${String(result.value).padStart(9)}  ${bound(result, 'reach').padEnd(9)} ${verdict(result)}  (${seconds} s)`,
    );
    console.log(`  ours   ${result.ours}`);
    if (result.beside) console.log(`  beside ${result.beside}`);
    for (const { what, value } of result.details) console.log(`  ${what}: ${value}`);
    if (result.holds === false) failures += 1;
  } catch (error) {
    failures += 1;
    console.log('could not be measured');
    console.error(error instanceof Error ? error.stack : error);
  }
}
console.log(failures === 0 ? '\nEvery figure holds.' : `\n${failures} figures do not hold.`);
process.exit(failures === 0 ? 0 : 1);
