import * as z from 'zod/mini';
import type { ResolvedTemplate } from '../template/model.ts';
import { readProperties } from '../template/properties.ts';
import { readDocument, type Statement } from './policy/document.ts';

/** The statements of the resource policies of a queue, a topic, or a bucket and its objects. */
export type ResourcePolicies = (resourceArn: string) => readonly Statement[];

const ignored = z.optional(z.unknown());
const OnQueues = z.strictObject({ PolicyDocument: z.unknown(), Queues: z.array(z.string()) });
const OnTopics = z.strictObject({ PolicyDocument: z.unknown(), Topics: z.array(z.string()) });
const OnBucket = z.strictObject({ PolicyDocument: z.unknown(), Bucket: z.string(), Id: ignored });

/** Reads the policies of queues, topics and buckets. Throws a TemplateError if one is malformed or unsupported. */
export const readResourcePolicies = (template: ResolvedTemplate): ResourcePolicies => {
  const byResource = new Map<string, Statement[]>();
  const keep = (arn: string, statements: readonly Statement[]) =>
    byResource.set(arn, [...(byResource.get(arn) ?? []), ...statements]);
  for (const resource of template.ofType('AWS::SQS::QueuePolicy')) {
    const { PolicyDocument, Queues } = readProperties(resource, OnQueues);
    const statements = readDocument(PolicyDocument, 'resource', resource);
    for (const url of Queues) keep(template.byRef('AWS::SQS::Queue', url).attributes.Arn ?? '', statements);
  }
  for (const resource of template.ofType('AWS::SNS::TopicPolicy')) {
    const { PolicyDocument, Topics } = readProperties(resource, OnTopics);
    const statements = readDocument(PolicyDocument, 'resource', resource);
    for (const arn of Topics) keep(arn, statements);
  }
  for (const resource of template.ofType('AWS::S3::BucketPolicy')) {
    const { PolicyDocument, Bucket } = readProperties(resource, OnBucket);
    keep(`arn:aws:s3:::${Bucket}`, readDocument(PolicyDocument, 'resource', resource));
  }
  return (arn) => byResource.get(arn.startsWith('arn:aws:s3:::') ? (arn.split('/', 1)[0] ?? '') : arn) ?? [];
};
