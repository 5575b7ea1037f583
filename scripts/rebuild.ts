import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import * as z from 'zod/mini';
import { idOf } from '#infra/house.ts';
import { functionOfStage } from './support/stage-function.ts';

/** What follows from what other domains have, with the handler entry of the function that builds it again. */
const projections = {
  tasks: 'tasks/rebuild',
  reports: 'reports/rebuild',
  history: 'history/rebuild',
  arrivals: 'shipments/arrivals/rebuild',
  invoices: 'billing/rebuild',
  bookings: 'bookings/rebuild',
  parcels: 'parcels/rebuild',
  mailboxes: 'mailboxes/matching/rebuild',
  customers: 'customers/rebuild',
} as const;
type Projection = keyof typeof projections;
const names = Object.keys(projections) as Projection[];

const usage = `npm run rebuild -- ${names.join('|')} [--stage NAME | --url http://localhost:4400]`;

/** An error in the arguments. Only then is the usage shown. */
class UsageError extends Error {}

/** Runs the function once. It says whether it is done or has to be called again. */
type Step = () => Promise<unknown>;

const Progress = z.object({ isDone: z.boolean() });
const Functions = z.object({ items: z.array(z.object({ name: z.string() })) });

const region = 'us-east-1';

/** The function of a deployed stage. */
const onStage = async (projection: Projection, stage: string): Promise<Step> => {
  const client = new LambdaClient({ region });
  const FunctionName = await functionOfStage(client, stage, projections[projection]);
  return async () => {
    const { Payload, FunctionError } = await client.send(new InvokeCommand({ FunctionName, Payload: '{}' }));
    const text = Buffer.from(Payload ?? []).toString();
    if (FunctionError !== undefined) throw new Error(`The function failed: ${text}`);
    return JSON.parse(text);
  };
};

const asked = async (url: URL, init?: RequestInit): Promise<unknown> => {
  const answer = await fetch(url, init).catch(() => undefined);
  if (answer === undefined)
    throw new Error(
      `Nothing answers at ${url.origin}. Start it with npm start, or name a stage with --stage.`,
    );
  if (!answer.ok)
    throw new Error(`${url.pathname} answered ${answer.status}. Its log at /local/functions says why.`);
  return answer.json();
};

/** The function of the cloud at home, called through its console. */
const atHome = async (projection: Projection, origin: string): Promise<Step> => {
  const { items } = Functions.parse(await asked(new URL('/local/api/functions', origin)));
  const found = items.find(({ name }) => name.includes(idOf(projections[projection])));
  if (found === undefined) throw new Error(`There is no function that builds ${projection} again.`);
  const url = new URL(`/local/api/functions/${encodeURIComponent(found.name)}/invoke`, origin);
  const Answer = z.object({ result: z.unknown() });
  return async () => Answer.parse(await asked(url, { method: 'POST' })).result;
};

/** Reads the arguments. */
const read = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { stage: { type: 'string' }, url: { type: 'string' } },
  });
  const projection = names.find((name) => name === positionals[0]);
  if (projection === undefined || positionals.length > 1)
    throw new UsageError(`What is to be built again? One of ${names.join(', ')}.`);
  if (values.stage && values.url) throw new UsageError('Either --stage or --url, not both.');
  return { projection, stage: values.stage, url: values.url ?? 'http://localhost:4400' };
};

/** Calls the function until it says that it is done. It goes on where an earlier call stopped. */
const rebuild = async (): Promise<string> => {
  const { projection, stage, url } = read();
  const step = await (stage ? onStage(projection, stage) : atHome(projection, url));
  for (let calls = 1; ; calls += 1) {
    if (Progress.parse(await step()).isDone)
      return `Built again: ${projection}, in ${calls === 1 ? '1 call' : `${calls} calls`}.`;
    await pause(1000);
  }
};

try {
  console.log(await rebuild());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof UsageError || error instanceof TypeError) console.error(`Usage: ${usage}`);
  process.exitCode = 1;
}
