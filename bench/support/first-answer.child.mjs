// A fresh execution environment: loads a function as Lambda's runtime does, gives it one event and tells what both
// took. Plain JavaScript, because stripping types would be counted on neither side but warm up both.
const [file = '', event = '{}'] = process.argv.slice(2);
const milliseconds = () => Number(process.hrtime.bigint()) / 1e6;

const begun = milliseconds();
const module = await import(file);
const loaded = milliseconds();
const answer = await module.handler(JSON.parse(event), { getRemainingTimeInMillis: () => 10_000 });
const answered = milliseconds();

process.stdout.write(
  JSON.stringify({
    init: loaded - begun,
    first: answered - loaded,
    status: answer.statusCode,
    compiledFromCache: module.compiledFromCache ?? null,
  }),
);
process.exit(0);
