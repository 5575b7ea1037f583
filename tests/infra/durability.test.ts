import { describe, expect, it } from 'vitest';
import { EXPORT_GIVEN_UP_AFTER_MINUTES } from '#domain/monitoring/exports/export-job.ts';
import { at, handlerEntries, houseFunctions, listOf, statementsOf, synthesize, textsIn } from './cloud.ts';

const cloud = synthesize();
const alarms = cloud.ofType('AWS::CloudWatch::Alarm');

/** Alarms on metrics of a resource. */
const alarmsOn = (id: string, metric: string) =>
  alarms.filter(
    (alarm) =>
      at(alarm.properties, 'MetricName') === metric &&
      textsIn(at(alarm.properties, 'Dimensions')).some((text) => text === id || text.startsWith(`${id}.`)),
  );

describe('functions', () => {
  it.each(houseFunctions(cloud).map((fn) => [fn.id, fn] as const))(
    '%s runs on Node 24 on arm64 and logs for 30 days',
    (_id, fn) => {
      expect(at(fn.properties, 'Runtime')).toBe('nodejs24.x');
      expect(at(fn.properties, 'Architectures')).toEqual(['arm64']);
      expect(at(fn.properties, 'Handler')).toBe('index.handler');
      const logs = cloud.behind(at(fn.properties, 'LoggingConfig.LogGroup'));
      expect(at(logs?.properties, 'RetentionInDays')).toBe(30);
    },
  );

  it('keep their logs for 30 days, and so do the uploader, the API and the firewall', () => {
    const groups = cloud.ofType('AWS::Logs::LogGroup');
    expect(groups).toHaveLength(handlerEntries().length + 3);
    for (const group of groups) expect(at(group.properties, 'RetentionInDays'), group.id).toBe(30);
  });

  it('that Cognito waits for have a timeout of at most its five seconds', () => {
    const triggers = textsIn(at(cloud.ofType('AWS::Cognito::UserPool')[0]?.properties, 'LambdaConfig'));
    expect(triggers).toHaveLength(3);
    for (const arn of triggers) expect(at(cloud.behind(arn)?.properties, 'Timeout')).toBeLessThanOrEqual(5);
  });
});

describe('queues', () => {
  const queues = cloud.ofType('AWS::SQS::Queue');
  const working = queues.filter((queue) => at(queue.properties, 'RedrivePolicy'));
  const deadLetters = queues.filter((queue) => !at(queue.properties, 'RedrivePolicy'));
  /** Events that failed in functions which the bus calls directly. */
  const isLost = ({ id }: { readonly id: string }): boolean => id.includes('LostEvents');

  it('each have a dead-letter queue for messages that failed five times, which keeps them longer', () => {
    expect(working.length).toBeGreaterThan(1);
    const targets = working.map((queue) =>
      cloud.behind(at(queue.properties, 'RedrivePolicy.deadLetterTargetArn')),
    );
    expect(targets.map((queue) => queue?.id).toSorted()).toEqual(
      deadLetters
        .filter((queue) => !isLost(queue))
        .map(({ id }) => id)
        .toSorted(),
    );
    for (const [index, queue] of working.entries()) {
      expect(at(queue.properties, 'RedrivePolicy.maxReceiveCount')).toBe(5);
      expect(at(targets[index]?.properties, 'MessageRetentionPeriod')).toBeGreaterThan(
        Number(at(queue.properties, 'MessageRetentionPeriod')),
      );
    }
  });

  it('raise an alarm when messages arrive and nothing handles them', () => {
    const sources = cloud
      .ofType('AWS::Lambda::EventSourceMapping')
      .map((one) => cloud.behind(at(one.properties, 'EventSourceArn')))
      .filter((source) => source?.type === 'AWS::SQS::Queue');
    expect(sources.length).toBeGreaterThan(0);
    for (const queue of sources)
      expect(alarmsOn(queue?.id ?? '', 'ApproximateAgeOfOldestMessage')).toHaveLength(1);
  });

  it('raise an alarm for the first message in a dead-letter queue', () => {
    for (const queue of deadLetters) {
      const [alarm] = alarmsOn(queue.id, 'ApproximateNumberOfMessagesVisible');
      expect(at(queue.properties, 'MessageRetentionPeriod'), queue.id).toBe(14 * 86_400);
      expect(at(alarm?.properties, 'Threshold'), queue.id).toBe(1);
      expect(at(alarm?.properties, 'AlarmDescription')).toMatch(/^[A-Z].{20,}\nLook first: /s);
    }
  });

  it('are encrypted and refuse requests without TLS', () => {
    const guarded = cloud
      .ofType('AWS::SQS::QueuePolicy')
      .filter((policy) => JSON.stringify(policy.properties).includes('"aws:SecureTransport":"false"'))
      .flatMap((policy) => textsIn(at(policy.properties, 'Queues')));
    for (const queue of queues) {
      expect(at(queue.properties, 'SqsManagedSseEnabled'), queue.id).toBe(true);
      expect(guarded).toContain(queue.id);
    }
  });

  it('retry only the failed messages of a batch, with a visibility timeout of six function timeouts', () => {
    for (const mapping of cloud.ofType('AWS::Lambda::EventSourceMapping')) {
      expect(at(mapping.properties, 'FunctionResponseTypes'), mapping.id).toEqual([
        'ReportBatchItemFailures',
      ]);
      const queue = cloud.behind(at(mapping.properties, 'EventSourceArn'));
      if (queue?.type !== 'AWS::SQS::Queue') continue;
      const fn = cloud.behind(at(mapping.properties, 'FunctionName'));
      expect(at(queue.properties, 'VisibilityTimeout')).toBeGreaterThanOrEqual(
        6 * Number(at(fn?.properties, 'Timeout')),
      );
    }
  });
});

describe('streams', () => {
  const followed = cloud
    .ofType('AWS::Lambda::EventSourceMapping')
    .filter((one) => cloud.behind(at(one.properties, 'EventSourceArn'))?.type === 'AWS::DynamoDB::Table');
  const followerOf = (mapping: (typeof followed)[number]) =>
    String(at(cloud.behind(at(mapping.properties, 'FunctionName'))?.properties, 'Description'));

  it.each(followed.map((mapping) => [followerOf(mapping), mapping.id, mapping] as const))(
    '%s (%s) reads the stream from its beginning and gets only new items',
    (_follower, _id, mapping) => {
      expect(at(mapping.properties, 'StartingPosition')).toBe('TRIM_HORIZON');
      for (const filter of textsIn(at(mapping.properties, 'FilterCriteria')))
        expect(JSON.parse(filter)).toMatchObject({ eventName: ['INSERT'] });
      const source = cloud.behind(at(mapping.properties, 'EventSourceArn'));
      expect(at(source?.properties, 'StreamSpecification.StreamViewType')).toBe('NEW_IMAGE');
    },
  );

  it.each(followed.map((mapping) => [followerOf(mapping), mapping.id, mapping] as const))(
    '%s (%s) puts complete records that failed for good into a bucket, and raises an alarm when it is late',
    (_follower, _id, mapping) => {
      expect(at(mapping.properties, 'BisectBatchOnFunctionError')).toBe(true);
      expect(at(mapping.properties, 'DestinationConfig.OnFailure.Destination')).toMatch(
        /^data\.FailedEvents\w+\.Arn$/,
      );
      const fn = cloud.behind(at(mapping.properties, 'FunctionName'));
      expect(alarmsOn(fn?.id ?? '', 'IteratorAge')).toHaveLength(1);
    },
  );

  it('invoke the relay for new outbox items only', () => {
    const relayed = followed.filter((mapping) => followerOf(mapping) === 'lambdas/relay/relay');
    expect(relayed.length).toBeGreaterThan(0);
    for (const mapping of relayed)
      expect(textsIn(at(mapping.properties, 'FilterCriteria')).map((text) => JSON.parse(text))).toEqual([
        { eventName: ['INSERT'], dynamodb: { NewImage: { outbox: { BOOL: [true] } } } },
      ]);
  });

  it('lead to a bus with an archive, and events that the bus cannot deliver are kept', () => {
    const [archive] = cloud.ofType('AWS::Events::Archive');
    expect(cloud.behind(at(archive?.properties, 'SourceArn'))?.type).toBe('AWS::Events::EventBus');
    for (const rule of cloud
      .ofType('AWS::Events::Rule')
      .filter((one) => at(one.properties, 'EventPattern'))) {
      for (const target of listOf(at(rule.properties, 'Targets'))) {
        expect(cloud.behind(at(target, 'DeadLetterConfig.Arn'))?.type, rule.id).toBe('AWS::SQS::Queue');
      }
    }
  });

  it('are not used for exports, which are retried only until they count as failed', () => {
    const config = cloud
      .ofType('AWS::Lambda::EventInvokeConfig')
      .find((one) => String(at(one.properties, 'FunctionName')).includes('MonitoringExport'));
    const seconds = Number(at(config?.properties, 'MaximumEventAgeInSeconds'));
    expect(seconds).toBeLessThanOrEqual(EXPORT_GIVEN_UP_AFTER_MINUTES * 60);
  });

  it('are not used by functions that the bus calls, whose failed events go to the queue of lost events', () => {
    const called = cloud
      .ofType('AWS::Events::Rule')
      .filter((rule) => at(rule.properties, 'EventPattern'))
      .flatMap((rule) => listOf(at(rule.properties, 'Targets')))
      .map((target) => ({ target, fn: cloud.behind(at(target, 'Arn')) }))
      .filter(({ fn }) => fn?.type === 'AWS::Lambda::Function');
    expect(called.length).toBeGreaterThan(1);
    for (const { target, fn } of called) {
      const [given, undelivered] = [
        cloud.behind(at(fn?.properties, 'DeadLetterConfig.TargetArn')),
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
      expect(at(table.properties, 'PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled')).toBe(true);
      expect(at(table.properties, 'DeletionProtectionEnabled')).toBe(true);
      expect(at(table.properties, 'BillingMode')).toBe('PAY_PER_REQUEST');
      expect(at(table.properties, 'TimeToLiveSpecification')).toEqual({
        AttributeName: 'expires_at',
        Enabled: true,
      });
      expect(table.deletion).toBe('Retain');
    },
  );

  it('has an index only if a function queries it, because an index adds cost to every write', () => {
    const indexed = cloud
      .ofType('AWS::DynamoDB::Table')
      .filter((table) => at(table.properties, 'GlobalSecondaryIndexes'))
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
      .map((policy) => at(policy.properties, 'Bucket'));
    for (const bucket of cloud.ofType('AWS::S3::Bucket')) {
      expect(JSON.stringify(at(bucket.properties, 'BucketEncryption')), bucket.id).toContain('AES256');
      expect(Object.values(at(bucket.properties, 'PublicAccessBlockConfiguration') ?? {})).toEqual([
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
    expect(at(pool?.properties, 'DeletionProtection')).toBe('ACTIVE');
    expect(pool?.deletion).toBe('Retain');
  });
});
