import { describe, expect, it } from 'vitest';
import { EXPORT_GIVEN_UP_AFTER_MINUTES } from '#domain/monitoring/exports/export-job.ts';
import { at, handlerEntries, houseFunctions, statementsOf, synthesize, textsIn } from './cloud.ts';

const cloud = synthesize();
const alarms = cloud.ofType('AWS::CloudWatch::Alarm');

/** Alarms on metrics of a resource. */
const alarmsOn = (id: string, metric: string) =>
  alarms.filter(
    (alarm) =>
      alarm.at('MetricName') === metric &&
      alarm.texts('Dimensions').some((text) => text === id || text.startsWith(`${id}.`)),
  );

describe('functions', () => {
  it.each(houseFunctions(cloud).map((fn) => [fn.id, fn] as const))(
    '%s runs on Node 24 on arm64 and logs for 30 days',
    (_id, fn) => {
      expect(fn.at('Runtime')).toBe('nodejs24.x');
      expect(fn.at('Architectures')).toEqual(['arm64']);
      expect(fn.at('Handler')).toBe('index.handler');
      const logs = fn.to('LoggingConfig.LogGroup');
      expect(logs?.at('RetentionInDays')).toBe(30);
    },
  );

  it('keep their logs for 30 days, and so do the uploader, the API and the firewall', () => {
    const firewall = { name: 'test', edgeFirewall: true };
    const groups = synthesize(firewall).ofType('AWS::Logs::LogGroup');
    expect(groups).toHaveLength(handlerEntries().length + 3);
    for (const group of groups) expect(group.at('RetentionInDays'), group.id).toBe(30);
  });

  it('that Cognito waits for have a timeout of at most its five seconds', () => {
    const config = textsIn(cloud.the('AWS::Cognito::UserPool')?.at('LambdaConfig'));
    const triggers = [...new Set(config)].filter((text) => cloud.behind(text));
    expect(triggers).toHaveLength(4);
    for (const arn of triggers) expect(cloud.behind(arn)?.at('Timeout')).toBeLessThanOrEqual(5);
  });
});

describe('queues', () => {
  const queues = cloud.ofType('AWS::SQS::Queue');
  const working = queues.filter((queue) => queue.at('RedrivePolicy'));
  const deadLetters = queues.filter((queue) => !queue.at('RedrivePolicy'));
  /** Events that failed in functions which the bus calls directly. */
  const isLost = ({ id }: { readonly id: string }): boolean => id.includes('LostEvents');

  it('each have a dead-letter queue for messages that failed five times, which keeps them longer', () => {
    expect(working.length).toBeGreaterThan(1);
    const targets = working.map((queue) => queue.to('RedrivePolicy.deadLetterTargetArn'));
    expect(targets.map((queue) => queue?.id).toSorted()).toEqual(
      deadLetters
        .filter((queue) => !isLost(queue))
        .map(({ id }) => id)
        .toSorted(),
    );
    for (const [index, queue] of working.entries()) {
      expect(queue.at('RedrivePolicy.maxReceiveCount')).toBe(5);
      expect(targets[index]?.at('MessageRetentionPeriod')).toBeGreaterThan(
        Number(queue.at('MessageRetentionPeriod')),
      );
    }
  });

  it('raise an alarm when messages arrive and nothing handles them', () => {
    const sources = cloud
      .ofType('AWS::Lambda::EventSourceMapping')
      .map((one) => one.to('EventSourceArn'))
      .filter((source) => source?.type === 'AWS::SQS::Queue');
    expect(sources.length).toBeGreaterThan(0);
    for (const queue of sources)
      expect(alarmsOn(queue?.id ?? '', 'ApproximateAgeOfOldestMessage')).toHaveLength(1);
  });

  it('raise an alarm for the first message in a dead-letter queue', () => {
    for (const queue of deadLetters) {
      const [alarm] = alarmsOn(queue.id, 'ApproximateNumberOfMessagesVisible');
      expect(queue.at('MessageRetentionPeriod'), queue.id).toBe(14 * 86_400);
      expect(alarm?.at('Threshold'), queue.id).toBe(1);
      expect(alarm?.at('AlarmDescription')).toMatch(/^[A-Z].{20,}\nLook first: /s);
    }
  });

  it('are encrypted and refuse requests without TLS', () => {
    const guarded = cloud
      .ofType('AWS::SQS::QueuePolicy')
      .filter((policy) => JSON.stringify(policy.properties).includes('"aws:SecureTransport":"false"'))
      .flatMap((policy) => policy.texts('Queues'));
    for (const queue of queues) {
      expect(queue.at('SqsManagedSseEnabled'), queue.id).toBe(true);
      expect(guarded).toContain(queue.id);
    }
  });

  it('retry only the failed messages of a batch, with a visibility timeout of six function timeouts', () => {
    for (const mapping of cloud.ofType('AWS::Lambda::EventSourceMapping')) {
      expect(mapping.at('FunctionResponseTypes'), mapping.id).toEqual(['ReportBatchItemFailures']);
      const queue = mapping.to('EventSourceArn');
      if (queue?.type !== 'AWS::SQS::Queue') continue;
      const fn = mapping.to('FunctionName');
      expect(queue.at('VisibilityTimeout')).toBeGreaterThanOrEqual(6 * Number(fn?.at('Timeout')));
    }
  });
});

describe('streams', () => {
  const followed = cloud
    .ofType('AWS::Lambda::EventSourceMapping')
    .filter((one) => one.to('EventSourceArn')?.type === 'AWS::DynamoDB::Table');
  const followerOf = (mapping: (typeof followed)[number]) =>
    String(mapping.to('FunctionName')?.at('Description'));

  it.each(followed.map((mapping) => [followerOf(mapping), mapping.id, mapping] as const))(
    '%s (%s) reads the stream from its beginning and gets only new items',
    (_follower, _id, mapping) => {
      expect(mapping.at('StartingPosition')).toBe('TRIM_HORIZON');
      for (const filter of mapping.texts('FilterCriteria'))
        expect(JSON.parse(filter)).toMatchObject({ eventName: ['INSERT'] });
      const source = mapping.to('EventSourceArn');
      expect(source?.at('StreamSpecification.StreamViewType')).toBe('NEW_IMAGE');
    },
  );

  it.each(followed.map((mapping) => [followerOf(mapping), mapping.id, mapping] as const))(
    '%s (%s) puts complete records that failed for good into a bucket, and raises an alarm when it is late',
    (_follower, _id, mapping) => {
      expect(mapping.at('BisectBatchOnFunctionError')).toBe(true);
      expect(mapping.at('DestinationConfig.OnFailure.Destination')).toMatch(/^data\.FailedEvents\w+\.Arn$/);
      const fn = mapping.to('FunctionName');
      expect(alarmsOn(fn?.id ?? '', 'IteratorAge')).toHaveLength(1);
    },
  );

  it('invoke the relay for new outbox items only', () => {
    const relayed = followed.filter((mapping) => followerOf(mapping) === 'lambdas/relay/relay');
    expect(relayed.length).toBeGreaterThan(0);
    for (const mapping of relayed)
      expect(mapping.texts('FilterCriteria').map((text) => JSON.parse(text))).toEqual([
        { eventName: ['INSERT'], dynamodb: { NewImage: { outbox: { BOOL: [true] } } } },
      ]);
  });

  it('lead to a bus with an archive, and events that the bus cannot deliver are kept', () => {
    const [archive] = cloud.ofType('AWS::Events::Archive');
    expect(archive?.to('SourceArn')?.type).toBe('AWS::Events::EventBus');
    for (const rule of cloud.ofType('AWS::Events::Rule').filter((one) => one.at('EventPattern'))) {
      for (const target of rule.list('Targets')) {
        expect(cloud.behind(at(target, 'DeadLetterConfig.Arn'))?.type, rule.id).toBe('AWS::SQS::Queue');
      }
    }
  });

  it('are not used for exports, which are retried only until they count as failed', () => {
    const config = cloud
      .ofType('AWS::Lambda::EventInvokeConfig')
      .find((one) => String(one.at('FunctionName')).includes('MonitoringExport'));
    const seconds = Number(config?.at('MaximumEventAgeInSeconds'));
    expect(seconds).toBeLessThanOrEqual(EXPORT_GIVEN_UP_AFTER_MINUTES * 60);
  });

  it('are not used by functions that the bus calls, whose failed events go to the queue of lost events', () => {
    const called = cloud
      .ofType('AWS::Events::Rule')
      .filter((rule) => rule.at('EventPattern'))
      .flatMap((rule) => rule.list('Targets'))
      .map((target) => ({ target, fn: cloud.behind(at(target, 'Arn')) }))
      .filter(({ fn }) => fn?.type === 'AWS::Lambda::Function');
    expect(called.length).toBeGreaterThan(1);
    for (const { target, fn } of called) {
      const [given, undelivered] = [
        fn?.to('DeadLetterConfig.TargetArn'),
        cloud.behind(at(target, 'DeadLetterConfig.Arn')),
      ];
      expect(given?.id, fn?.id).toContain('LostEvents');
      expect(undelivered?.id).toBe(given?.id);
    }
  });
});

describe('stored data', () => {
  it.each(cloud.ofType('AWS::DynamoDB::Table').map((table) => [table.id, table] as const))(
    '%s can be restored to any second, is protected, on demand, and deletes expired items',
    (_id, table) => {
      expect(table.at('PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled')).toBe(true);
      expect(table.at('DeletionProtectionEnabled')).toBe(true);
      expect(table.at('BillingMode')).toBe('PAY_PER_REQUEST');
      expect(table.at('TimeToLiveSpecification')).toEqual({
        AttributeName: 'expires_at',
        Enabled: true,
      });
      expect(table.deletion).toBe('Retain');
    },
  );

  it('has an index only if a function queries it, because an index adds cost to every write', () => {
    const indexed = cloud
      .ofType('AWS::DynamoDB::Table')
      .filter((table) => table.at('GlobalSecondaryIndexes'))
      .map(({ id }) => `${id}.Arn/index/gsi1`);
    const queried = cloud
      .ofType('AWS::IAM::Role')
      .flatMap((role) => statementsOf(cloud, role))
      .filter((one) => textsIn(at(one, 'Action')).includes('dynamodb:Query'))
      .flatMap((one) => textsIn(at(one, 'Resource')))
      .filter((resource) => resource.includes('/index/'));
    expect(indexed.length).toBeGreaterThan(0);
    expect(indexed.toSorted()).toEqual([...new Set(queried)].toSorted());
  });

  it('in buckets is encrypted, private and accessible with TLS only', () => {
    const guarded = cloud
      .ofType('AWS::S3::BucketPolicy')
      .filter((policy) => JSON.stringify(policy.properties).includes('"aws:SecureTransport":"false"'))
      .map((policy) => policy.at('Bucket'));
    for (const bucket of cloud.ofType('AWS::S3::Bucket')) {
      expect(JSON.stringify(bucket.at('BucketEncryption')), bucket.id).toContain('AES256');
      expect(Object.values(bucket.at('PublicAccessBlockConfiguration') ?? {})).toEqual([
        true,
        true,
        true,
        true,
      ]);
      expect(guarded).toContain(bucket.id);
    }
  });

  it('of accounts cannot be deleted by mistake', () => {
    const [pool] = cloud.ofType('AWS::Cognito::UserPool');
    expect(pool?.at('DeletionProtection')).toBe('ACTIVE');
    expect(pool?.deletion).toBe('Retain');
  });
});
