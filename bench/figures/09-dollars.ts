import { startTestCloudAt } from '#tests/support/cloud.ts';
import { seedOnce } from '../../scripts/seed/seed.ts';
import type { Detail, Figure } from '../harness/figure.ts';
import { median, rounded } from '../harness/statistics.ts';
import { dollarsAMillion, sumOf, type Traffic } from '../support/cost-model.ts';
import { durationsOf } from '../support/function-logs.ts';
import { runJourneys, type TelemetryRequest } from '../support/journeys.ts';
import { buildProduct } from '../support/product.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { prepareWriteUnits } from '../support/write-units.ts';

/** Headers and body of our answer, `{"accepted":1}`. */
const ANSWER_BYTES = 600;
/** Batches in a run of the fold, as in the figure of write units. */
const TOGETHER = 50;
/** Time to store and fold a batch, from the figure of events stored, rounded up; half of it is waiting for the table. */
const STORING_MS = 2;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const measuredRequests = async () => {
  const folder = temporaryFolder();
  await buildProduct();
  const cloud = await startTestCloudAt(folder.path);
  try {
    await seedOnce({ cloud, dataDir: folder.path, log: () => undefined });
    const requests = await runJourneys(cloud.url);
    const accept = cloud.named('AWS::Lambda::Function', 'TelemetryHttp');
    return { requests, accepting: median(durationsOf(folder.path, accept)) };
  } finally {
    await cloud.stop();
    folder.remove();
  }
};

const writeUnitsOf = async (events: number, batches: number): Promise<number> => {
  const prepared = await prepareWriteUnits(batches, events);
  try {
    return mean([await prepared.ours(), await prepared.ours(), await prepared.ours()]);
  } finally {
    await prepared.close();
  }
};

const inWords = (requests: ReadonlyMap<string, readonly TelemetryRequest[]>): readonly Detail[] =>
  [...requests].map(([what, sent]) => ({
    what: `journey: ${what}`,
    value: `${sent.length} requests of ${sent.map(({ records }) => records).join(', ')} events`,
  }));

const parts = (what: string, dollars: Readonly<Record<string, number>>): Detail => ({
  what,
  value: Object.entries(dollars)
    .map(([part, each]) => `${part} ${each.toFixed(3)}`)
    .join(', '),
});

export const figure: Figure = {
  name: 'dollars',
  measures: 'Modelled dollars per million events',
  beside: 'one event per request, one Put each',
  unit: '$',
  direction: 'lower',
  reach: 1 / 8,
  aim: 1 / 15,
  repeats: 1,
  how: `Chromium runs five journeys in the started product; the requests that its pages really send give the events and the bytes of a
request. Both sides pay for CloudFront, its firewall, the HTTP API, the accepting function, the queue and the storing function, by the
list prices in \`bench/prices\`, where their date is. On both sides the accepting function takes as long as its log at home
says. Ours pays for the write units of *store* and *fold* at that batch size, ${TOGETHER} batches a fold, and ${STORING_MS} ms to store and fold each; the other side sends each event
alone, stores it with one Put, gets as many messages in a batch, needs no time to store, and counts nothing: no fold, no counters.
One run, because the model always gives the same result.`,
  prepare: async () => {
    const { requests, accepting } = await measuredRequests();
    const all = [...requests.values()].flat();
    const events = mean(all.map(({ records }) => records));
    const common = { bytesOut: ANSWER_BYTES, accepting, messagesTogether: TOGETHER };
    const ours: Traffic = {
      ...common,
      events,
      bytesIn: mean(all.map(({ bytes }) => bytes)),
      storing: STORING_MS,
      writeUnits: await writeUnitsOf(Math.round(events), TOGETHER),
    };
    const single = all.filter(({ records }) => records === 1).map(({ bytes }) => bytes);
    const theirs: Traffic = { ...common, events: 1, bytesIn: mean(single), storing: 0, writeUnits: 1 };
    return {
      ours: async () => sumOf(dollarsAMillion(ours)),
      beside: async () => sumOf(dollarsAMillion(theirs)),
      details: async () => [
        ...inWords(requests),
        { what: 'events a request', value: String(rounded(events)) },
        { what: 'the accepting function', value: `${rounded(accepting)} ms` },
        { what: 'write units an event', value: String(rounded(ours.writeUnits)) },
        parts('ours, by part', dollarsAMillion(ours)),
        parts('one by one, by part', dollarsAMillion(theirs)),
      ],
      close: async () => undefined,
    };
  },
};
