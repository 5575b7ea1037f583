// A new execution environment: loads a function as Lambda's runtime does, calls it with one event, and reports the time of both.
// Plain JavaScript, because type stripping would warm up both sides without being measured.
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
