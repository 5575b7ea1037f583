import { join, resolve } from 'node:path';
import { type Cognito, poolDefinitions, startCognito } from './cognito/index.ts';
import { consoleHandler } from './console/console.ts';
import { consoleSources } from './console-sources.ts';
import { startDynamoDb } from './dynamodb/index.ts';
import { ensureTables } from './dynamodb/tables.ts';
import { readEvents } from './events/definition.ts';
import { startEvents } from './events/events.ts';
import { readStreamMapping } from './events/stream/definition.ts';
import { type StreamSource, startStreamMapping } from './events/stream/mapping.ts';
import { startGateway } from './gateway/gateway.ts';
import { reservePort } from './gateway/listeners.ts';
import { withViewersPerAddress } from './gateway/waf/viewers-per-address.ts';
import { type Authorize, allowAll } from './iam/authorize.ts';
import { readGuard } from './iam/guard.ts';
import { checkServiceDeliveries } from './iam/service-deliveries.ts';
import { checkServiceDuties } from './iam/service-duties.ts';
import { writeUses } from './iam/use-log.ts';
import { readFunctions } from './lambda/definition.ts';
import { startLambdaHost } from './lambda/host.ts';
import { fileLogs } from './lambda/logs.ts';
import { openOutbox } from './mail/outbox.ts';
import { returnedMail } from './mail/returned.ts';
import { startOutsideServices } from './outside-services.ts';
import type { CreatedObject } from './queues/created-objects.ts';
import { reportDeadLetters } from './queues/dead-letters.ts';
import { readBuckets, readQueues } from './queues/definition.ts';
import { readQueueMapping, startQueueMapping } from './queues/event-source.ts';
import { objectCreated } from './queues/object-created.ts';
import { type Queues, startQueues } from './queues/queues.ts';
import type { Cloud, CloudEndpoints, CloudOptions } from './running-cloud.ts';
import { openVault } from './secrets/vault.ts';
import { startServices } from './services.ts';
import { checkStores, openStore, prepareDataFolder, recordStores } from './state/data-folder.ts';
import { openState } from './state/state.ts';
import { readAssembly } from './template/assembly.ts';
import { checkTemplate } from './template/checks/check-template.ts';
import { TemplateError } from './template/errors.ts';
import type { ResolvedTemplate } from './template/model.ts';
import { resolveTemplate } from './template/resolve.ts';
import { readTopics, topicsOpenTo } from './topics/definition.ts';
import { type Invoke, type Stoppable, systemClock, systemIds } from './types.ts';
import { openPhones } from './whatsapp/phones.ts';
import { inboundMessage, type Reply } from './whatsapp/replies.ts';
import { receiptOf, socialMessaging } from './whatsapp/social-messaging.ts';

const region = 'us-east-1';
const accountId = '000000000000';

/** Registers a started part. */
export type Running = <Part extends Stoppable>(part: Part) => Part;

/** Starts every part of the cloud. Each is passed to `running`, so that the caller can stop them in reverse order. */
export const compose = async (options: CloudOptions, running: Running): Promise<Omit<Cloud, 'stop'>> => {
  const { log, clock = systemClock, ids = systemIds, indexLagMs = 0 } = options;
  const folder = resolve(options.dataDir);
  const data = (name: string) => join(folder, name);
  const assembly = readAssembly(resolve(options.assemblyDir));
  // Names contain the port long before it is served.
  const reservedPort = running(await reservePort(options.port));
  prepareDataFolder(folder);
  checkStores(folder);
  const state = await openStore(data('state.sqlite'), () => openState(data('state.sqlite')));
  running({ stop: async () => state.close() });
  const outbox = openOutbox(state.database, clock, ids);
  const phones = openPhones(state.database, clock, ids, options.whatsAppTemplates);

  // No function can call yet, because functions start after the policies are read.
  let authorizeFunctions: Authorize = allowAll;
  const authorize: Authorize = (...call) => authorizeFunctions(...call);
  const permissions = { authorize, account: { region, account: accountId } };
  // No object is written before the functions start, and the events start before them.
  let announceObject = (_object: CreatedObject): void => {};
  const announce = (object: CreatedObject): void => announceObject(object);
  const [dynamodb, queues, services] = await startTogether(running, [
    openStore(data('dynamodb'), () =>
      startDynamoDb({
        path: data('dynamodb'),
        clock,
        ids,
        region,
        account: accountId,
        authorize,
        indexLagMs,
      }),
    ),
    openStore(data('queues'), () =>
      startQueues({
        folder: data('queues'),
        port: 0,
        clock,
        permissions,
        pageOrigins: [`http://localhost:${reservedPort.port}`, `http://127.0.0.1:${reservedPort.port}`],
        announce,
      }),
    ),
    startServices(outbox.deliver, ids, permissions, clock),
  ]);
  const template = resolveTemplate(assembly, {
    region,
    accountId,
    host: `localhost:${reservedPort.port}`,
    queueOrigin: queues.endpoint,
    state,
  });
  checkTemplate(assembly, template);
  services.answerWhatsApp(socialMessaging(phones, permissions));
  services.answerSecrets(openVault(() => template.ofType('AWS::SecretsManager::Secret'), state));
  queues.ensure({
    queues: readQueues(template),
    topics: readTopics(template),
    buckets: readBuckets(template),
  });
  const outside = running(
    await startOutsideServices(options.services ?? [], `http://localhost:${reservedPort.port}`),
  );
  const functions = outside.reachableBy(readFunctions(template));
  const guard = readGuard(template, functions);
  checkServiceDuties(template, guard);
  checkServiceDeliveries(template);
  authorizeFunctions = guard.authorize;
  running({ stop: async () => writeUses(guard.uses(), ids.uuid()) });
  const definitions = readEvents(template);

  const invoke: Invoke = (name, event) => host.invoke(name, event);
  const send: Queues['send'] = (...message) => queues.send(...message);
  const putObject: Queues['putObject'] = (...object) => queues.putObject(...object);
  const pools = poolDefinitions(
    template.ofType('AWS::Cognito::UserPool', 'AWS::Cognito::UserPoolClient', 'AWS::Cognito::UserPoolGroup'),
  );
  const [cognito] = await startTogether(running, [
    openStore(data('cognito.sqlite'), () =>
      startCognito({
        path: data('cognito.sqlite'),
        pools,
        clock,
        ids,
        invoke,
        deliverMail: outbox.deliver,
        permissions,
        log,
      }),
    ),
    ensureTables(dynamodb, template),
  ]);
  const endpoints: CloudEndpoints = {
    dynamodb: dynamodb.endpoint,
    sqs: queues.endpoint,
    s3: queues.endpoint,
    cognito: cognito.endpoint,
    events: services.endpoint,
    ses: services.endpoint,
    keyValues: services.namedEndpoint,
    secrets: services.endpoint,
  };
  const logs = fileLogs(data('logs'));
  const host = running(
    startLambdaHost({
      functions,
      environment: functionEnvironment(endpoints, services.endpoint),
      logs,
      compileCache: data('compile-cache'),
      clock,
      ids,
    }),
  );
  const events = running(
    startEvents({
      definitions,
      state,
      clock,
      ids,
      region,
      accountId,
      invoke,
      functionOf: host.find,
      send,
      log,
    }),
  );
  services.answerEvents(events.putEvents);
  announceObject = (object) => events.fromService(objectCreated(object, ids));
  const answered = topicsOpenTo('social-messaging.amazonaws.com', template);
  const tellReply = (reply: Reply): void => {
    for (const topic of answered) events.publish(topic, inboundMessage(reply, accountId));
  };
  const source: StreamSource = dynamodb;
  const context = { source, state, clock, ids, region, queues, invoke, send, putObject, log };
  for (const part of eventSources(template, context)) running(part);

  const gateway = running(
    await startGateway({
      template: withViewersPerAddress(template, options.viewersPerAddress ?? 1),
      state,
      reservedPort,
      s3Endpoint: endpoints.s3,
      invoke,
      jwks: keysOf(cognito),
      mounts: {
        '/local/aws/cognito-idp': (request, response) => void cognito.handle(request, response),
        '/local': consoleHandler(
          consoleSources({
            outbox,
            phones,
            numberId: options.whatsAppNumberId,
            textOf: options.console?.textOf,
            tellReply,
            tellReturned: (mail, what) => events.fromService(returnedMail(mail, what, clock.now())),
            receipt: (message, status) => events.fromService(receiptOf(message, status, clock.now())),
            events,
            queues,
            dynamodb,
            host,
            logs,
            endpoints: { ...endpoints },
            keyValueStores: services.keyValueStores,
          }),
          log,
          options.console,
        ),
      },
      scriptFor: options.scriptFor,
      clock,
      ids,
      log,
    }),
  );
  services.answerKeyValues(gateway.keyValueStores);
  recordStores(folder, ['state.sqlite', 'cognito.sqlite', 'dynamodb/CURRENT', 'queues/fauxqs.db']);
  reportDeadLetters(queues.list(), log);
  return {
    url: gateway.url,
    endpoints,
    outputs: template.outputs,
    template,
    invoke,
    tick: async () => {
      events.tick();
      await dynamodb.sweep();
    },
  };
};

/** Starts parts in parallel. When one fails, those that did start are stopped with the rest. */
const startTogether = async <Parts extends readonly Promise<unknown>[]>(
  running: Running,
  parts: readonly [...Parts],
): Promise<{ -readonly [Index in keyof Parts]: Awaited<Parts[Index]> }> => {
  const outcomes = await Promise.allSettled(parts);
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled' && isStoppable(outcome.value)) running(outcome.value);
  }
  return (await Promise.all(parts)) as { -readonly [Index in keyof Parts]: Awaited<Parts[Index]> };
};

const isStoppable = (value: unknown): value is Stoppable =>
  typeof value === 'object' && value !== null && 'stop' in value;

function* eventSources(
  template: ResolvedTemplate,
  context: Parameters<typeof startStreamMapping>[1] & Parameters<typeof startQueueMapping>[1],
): Generator<Stoppable> {
  for (const resource of template.ofType('AWS::Lambda::EventSourceMapping')) {
    const service = String(resource.properties.EventSourceArn).split(':')[2];
    if (service === 'sqs') {
      const mapping = readQueueMapping(resource);
      if (mapping !== undefined) yield startQueueMapping(mapping, context);
    } else if (service === 'dynamodb') {
      const mapping = readStreamMapping(resource);
      if (mapping !== undefined) yield startStreamMapping(mapping, context);
    } else {
      throw new TemplateError(`events at home come from queues and tables, not from ${service}`, resource);
    }
  }
}

/** Calls to services without an emulator go to a stub that answers with an error, never to the real service. */
const functionEnvironment = (
  endpoints: CloudEndpoints,
  unknownServices: string,
): Readonly<Record<string, string>> => ({
  AWS_REGION: region,
  AWS_DEFAULT_REGION: region,
  AWS_ENDPOINT_URL: unknownServices,
  AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
  AWS_ENDPOINT_URL_SQS: endpoints.sqs,
  AWS_ENDPOINT_URL_SNS: endpoints.sqs,
  AWS_ENDPOINT_URL_S3: endpoints.s3,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpoints.cognito,
  AWS_ENDPOINT_URL_EVENTBRIDGE: endpoints.events,
  AWS_ENDPOINT_URL_SESV2: endpoints.ses,
  AWS_ENDPOINT_URL_SECRETS_MANAGER: endpoints.secrets,
  AWS_ENDPOINT_URL_CLOUDFRONT_KEYVALUESTORE: endpoints.keyValues,
});

const keysOf = (cognito: Cognito) => async (issuer: string) => {
  const keys = cognito.jwks(issuer);
  if (keys === undefined) throw new TemplateError(`no user pool at home issues tokens as ${issuer}`);
  return keys;
};
