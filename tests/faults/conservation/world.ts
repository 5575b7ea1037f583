import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { startDynamoDb } from 'home-cloud/dynamodb';
import { startQueues } from 'home-cloud/queues';
import {
  ensureTables,
  type Invoke,
  openState,
  type ResolvedTemplate,
  readFunctions,
  readQueueMapping,
  readQueues,
  readStreamMapping,
  readTemplate,
  type Stoppable,
  startQueueMapping,
  startSecrets,
  startStreamMapping,
  systemClock,
  systemIds,
} from 'home-cloud/testing';
import type { AnyClientBatch } from '#domain/telemetry/batch.ts';
import { fromItem } from '#lambdas/batches/batch-keys.ts';
import { decodeBatch } from '#lambdas/batches/codec.ts';
import {
  beginningWith,
  type ChaosProxy,
  type Fault,
  type FaultPlan,
  startChaosProxy,
  withEachOnce,
} from '../../support/chaos.ts';
import { type Handler, unsteady } from './unsteady.ts';

/** What the distribution would add to every request. */
export const ORIGIN_SECRET = 'front door';

/** What makes a function repeat itself. Each happens to each function first, as a short storm calls it a few times only. */
const REPEATS = ['lost', 'late500', 'twice'] as const;

/** The hops of telemetry behind the browser, each with the faults of the plan. */
export interface World {
  /** The accepting function, to be called as the HTTP API calls it. */
  readonly accept: Handler;
  /** Stops all faults. */
  calm(): void;
  /** Resolves when queue and stream are empty. */
  settled(): Promise<void>;
  /** Every stored batch, and every item of the counters. */
  stored(): Promise<readonly AnyClientBatch[]>;
  counters(): Promise<readonly Record<string, unknown>[]>;
  /** Redrives the dead-letter queue, as an operator does. */
  redrive(): void;
  /** The faults that were injected at each hop, so that a test can check that there were some. */
  readonly faults: Readonly<Record<'database' | 'queue' | 'store' | 'fold', Readonly<Record<Fault, number>>>>;
  stop(): Promise<void>;
}

const region = 'us-east-1';
/** Shorter than the template's three minutes, so that retries happen within the test. */
const VISIBILITY_SECONDS = '10';

const mappingOf = (template: ResolvedTemplate, functionPart: string) => {
  const [found] = template
    .ofType('AWS::Lambda::EventSourceMapping')
    .filter(({ properties }) => String(properties.FunctionName).includes(functionPart));
  if (found === undefined) throw new Error(`nothing feeds ${functionPart}`);
  return found;
};

/** Sets the environment variables of the template, with the services behind the proxies. */
const surround = (
  template: ResolvedTemplate,
  endpoints: { dynamodb: string; sqs: string; secrets: string },
): void => {
  for (const { variables } of readFunctions(template)) Object.assign(process.env, variables);
  const queueUrl = new URL(process.env.TELEMETRY_QUEUE_URL ?? '');
  Object.assign(process.env, {
    TELEMETRY_QUEUE_URL: `${endpoints.sqs}${queueUrl.pathname}`,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: 'storm',
    AWS_SECRET_ACCESS_KEY: 'storm',
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
    AWS_ENDPOINT_URL_SQS: endpoints.sqs,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: endpoints.secrets,
    POWERTOOLS_LOG_LEVEL: 'SILENT',
    POWERTOOLS_METRICS_DISABLED: 'true',
  });
};

const itemsOf = async (endpoint: string, TableName: string): Promise<Record<string, unknown>[]> => {
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ region, endpoint, credentials: { accessKeyId: 'a', secretAccessKey: 'a' } }),
  );
  const items: Record<string, unknown>[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName, ConsistentRead: true }))
    items.push(...Items);
  client.destroy();
  return items;
};

/**
 * The real handlers in this process, on the tables and queues of the cloud at home, with injected faults: one plan for
 * the services behind them, one for the functions themselves.
 */
export const startWorld = async (plan: FaultPlan, functionPlan: FaultPlan): Promise<World> => {
  const folder = mkdtempSync(join(tmpdir(), 'skybarrel-storm-'));
  const state = openState(join(folder, 'state.sqlite'));
  const [dynamodb, queues] = await Promise.all([
    startDynamoDb({ path: join(folder, 'dynamodb'), indexLagMs: 2000 }),
    startQueues({ folder: join(folder, 'queues'), port: 0 }),
  ]);
  const template = readTemplate('build/cdk.out', { queueOrigin: queues.endpoint, state });
  const impatient = readQueues(template).map((queue) => ({
    ...queue,
    attributes: { ...queue.attributes, VisibilityTimeout: VISIBILITY_SECONDS },
  }));
  queues.ensure({ queues: impatient, topics: [], buckets: [] });
  await ensureTables(dynamodb, template);
  const proxies: readonly [ChaosProxy, ChaosProxy] = [
    await startChaosProxy(dynamodb.endpoint, withEachOnce(plan)),
    await startChaosProxy(queues.endpoint, withEachOnce(plan)),
  ];
  const names = template.ofType('AWS::SecretsManager::Secret').map(({ properties }) => properties.Name);
  const secrets = await startSecrets(Object.fromEntries(names.map((name) => [name, ORIGIN_SECRET])));
  surround(template, { dynamodb: proxies[0].url, sqs: proxies[1].url, secrets: secrets.endpoint });
  const load = async (file: string) => ((await import(file)) as { handler: Handler }).handler;
  const accept = await load('#lambdas/telemetry/http.handler.ts');
  const store = unsteady(
    await load('#lambdas/telemetry/store.handler.ts'),
    beginningWith(REPEATS, functionPlan),
  );
  const fold = unsteady(
    await load('#lambdas/monitoring/fold.handler.ts'),
    beginningWith(REPEATS, functionPlan),
  );

  const log = () => undefined;
  const invokeOf =
    (handler: { call: Handler }): Invoke =>
    (_name, event) =>
      handler.call(event, {});
  const queueMapping = readQueueMapping(mappingOf(template, 'TelemetryStore'));
  const streamMapping = readStreamMapping(mappingOf(template, 'MonitoringFold'));
  if (!queueMapping || !streamMapping) throw new Error('The mappings are switched off.');
  const polling = { queues, region, log, invoke: invokeOf(store) };
  const following = {
    source: dynamodb,
    state,
    clock: systemClock,
    ids: systemIds,
    region,
    log,
    invoke: invokeOf(fold),
    send: (...message: Parameters<typeof queues.send>) => queues.send(...message),
    putObject: (...object: Parameters<typeof queues.putObject>) => queues.putObject(...object),
  };
  const stream = startStreamMapping(streamMapping, following);
  const running: Stoppable[] = [startQueueMapping(queueMapping, polling), stream];
  const tableLike = (part: string) =>
    template.ofType('AWS::DynamoDB::Table').find(({ logicalId }) => logicalId.includes(part))?.ref ?? '';
  const waiting = () =>
    queues
      .list()
      .filter(({ deadLettersOf }) => deadLettersOf.length === 0)
      .reduce((sum, { ready, inFlight, delayed }) => sum + ready + inFlight + delayed, 0);

  return {
    accept,
    calm: () => {
      for (const proxy of proxies) proxy.calm();
      store.calm();
      fold.calm();
    },
    settled: async () => {
      while (waiting() > 0) await new Promise((resolve) => setTimeout(resolve, 50));
      await stream.settled();
    },
    stored: async () =>
      (await itemsOf(dynamodb.endpoint, tableLike('Telemetry')))
        .filter(({ sk }) => sk !== 'CLAIM')
        .map((item) => decodeBatch(fromItem(item).body)),
    counters: () => itemsOf(dynamodb.endpoint, tableLike('Monitoring')),
    redrive: () => {
      for (const { name, deadLettersOf } of queues.list()) if (deadLettersOf.length > 0) queues.redrive(name);
    },
    faults: { database: proxies[0].done, queue: proxies[1].done, store: store.done, fold: fold.done },
    stop: async () => {
      for (const part of [...running, ...proxies, secrets, queues, dynamodb]) await part.stop();
      state.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
