import * as z from 'zod/mini';
import type { ResolvedResource, ResolvedTemplate } from '../template/model.ts';
import { readProperties } from '../template/properties.ts';
import { CorsRule } from './cors.ts';

export interface QueueDefinition {
  readonly name: string;
  readonly arn: string;
  readonly url: string;
  /** The attributes for SQS's CreateQueue. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The ARN of its dead-letter queue. */
  readonly deadLetterArn: string | undefined;
}

export interface BucketDefinition {
  readonly name: string;
  /** Which pages may send requests to it. */
  readonly cors?: readonly CorsRule[];
  /** True when it sends its events to EventBridge. */
  readonly announcesObjects?: boolean;
}

const ignored = z.optional(z.unknown());

const Queue = z.strictObject({
  QueueName: z.optional(z.string()),
  FifoQueue: z._default(z.boolean(), false),
  ContentBasedDeduplication: z.optional(z.boolean()),
  DelaySeconds: z.optional(z.number()),
  VisibilityTimeout: z.optional(z.number()),
  MaximumMessageSize: z.optional(z.number()),
  MessageRetentionPeriod: z.optional(z.number()),
  ReceiveMessageWaitTimeSeconds: z.optional(z.number()),
  RedrivePolicy: z.optional(
    z.strictObject({
      deadLetterTargetArn: z.string(),
      maxReceiveCount: z.union([z.number(), z.string()]),
    }),
  ),
  RedriveAllowPolicy: ignored,
  SqsManagedSseEnabled: ignored,
  KmsMasterKeyId: ignored,
  KmsDataKeyReusePeriodSeconds: ignored,
  Tags: ignored,
});

const settable = [
  'DelaySeconds',
  'VisibilityTimeout',
  'MaximumMessageSize',
  'MessageRetentionPeriod',
  'ReceiveMessageWaitTimeSeconds',
] as const;

/** The assembly's queues. */
export const readQueues = (template: ResolvedTemplate): readonly QueueDefinition[] =>
  template.ofType('AWS::SQS::Queue').map((resource) => {
    const properties = readProperties(resource, Queue);
    const { FifoQueue, ContentBasedDeduplication, RedrivePolicy } = properties;
    const attributes: Record<string, string> = {};
    for (const name of settable) {
      const value = properties[name];
      if (value !== undefined) attributes[name] = String(value);
    }
    if (FifoQueue) {
      attributes.FifoQueue = 'true';
      attributes.ContentBasedDeduplication = String(ContentBasedDeduplication ?? false);
    }
    if (RedrivePolicy !== undefined) {
      attributes.RedrivePolicy = JSON.stringify({
        ...RedrivePolicy,
        maxReceiveCount: Number(RedrivePolicy.maxReceiveCount),
      });
    }
    const { QueueName = '', Arn = '' } = resource.attributes;
    return {
      name: QueueName,
      arn: Arn,
      url: resource.ref,
      attributes,
      deadLetterArn: RedrivePolicy?.deadLetterTargetArn,
    };
  });

const Bucket = z.strictObject({
  BucketName: z.optional(z.string()),
  // Access, encryption and cost settings have no effect on one machine.
  PublicAccessBlockConfiguration: ignored,
  BucketEncryption: ignored,
  OwnershipControls: ignored,
  LifecycleConfiguration: ignored,
  LoggingConfiguration: ignored,
  VersioningConfiguration: ignored,
  AccessControl: ignored,
  CorsConfiguration: z.optional(z.strictObject({ CorsRules: z.array(CorsRule) })),
  // Queues and functions that a bucket calls itself are not supported: EventBridge calls them at home.
  NotificationConfiguration: z.optional(
    z.strictObject({
      EventBridgeConfiguration: z.strictObject({ EventBridgeEnabled: z._default(z.boolean(), true) }),
    }),
  ),
  IntelligentTieringConfigurations: ignored,
  Tags: ignored,
});

export const readBuckets = (template: ResolvedTemplate): readonly BucketDefinition[] =>
  template.ofType('AWS::S3::Bucket').map((resource: ResolvedResource) => {
    const { CorsConfiguration, NotificationConfiguration } = readProperties(resource, Bucket);
    return {
      name: resource.ref,
      cors: CorsConfiguration?.CorsRules ?? [],
      announcesObjects: NotificationConfiguration?.EventBridgeConfiguration.EventBridgeEnabled ?? false,
    };
  });
