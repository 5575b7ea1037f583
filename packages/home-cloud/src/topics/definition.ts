import * as z from 'zod/mini';
import { decide } from '../iam/policy/decide.ts';
import { readResourcePolicies } from '../iam/resource-policies.ts';
import { TemplateError } from '../template/errors.ts';
import type { ResolvedResource, ResolvedTemplate } from '../template/model.ts';
import { readProperties } from '../template/properties.ts';

/** A topic of the assembly, and the functions that get what is published on it. */
export interface TopicDefinition {
  readonly name: string;
  readonly arn: string;
  readonly functions: readonly string[];
}

const ignored = z.optional(z.unknown());

const Topic = z.strictObject({
  TopicName: z.optional(z.string()),
  DisplayName: ignored,
  KmsMasterKeyId: ignored,
  Tags: ignored,
});

const Subscription = z.strictObject({
  Protocol: z.string(),
  TopicArn: z.string(),
  Endpoint: z.string(),
  Region: ignored,
  // What SNS cannot hand to Lambda. At home Lambda always takes it, and its own dead-letter queue gets what fails.
  RedrivePolicy: ignored,
});

const subscriptionOf = (resource: ResolvedResource): z.output<typeof Subscription> => {
  const subscription = readProperties(resource, Subscription);
  const { Protocol } = subscription;
  if (Protocol !== 'lambda' && !Protocol.startsWith('email'))
    throw new TemplateError(`topics at home serve functions and e-mail only, not ${Protocol}`, resource);
  return subscription;
};

/** The assembly's topics. E-mail subscriptions are accepted, but only alarms use them, and alarms are inert. */
export const readTopics = (template: ResolvedTemplate): readonly TopicDefinition[] => {
  const subscriptions = template.ofType('AWS::SNS::Subscription').map(subscriptionOf);
  return template.ofType('AWS::SNS::Topic').map((resource) => {
    readProperties(resource, Topic);
    return {
      name: resource.attributes.TopicName ?? '',
      arn: resource.ref,
      functions: subscriptions
        .filter(({ Protocol, TopicArn }) => Protocol === 'lambda' && TopicArn === resource.ref)
        .map(({ Endpoint }) => Endpoint),
    };
  });
};

/** The topics whose policies let this service of AWS publish. */
export const topicsOpenTo = (service: string, template: ResolvedTemplate): readonly TopicDefinition[] => {
  const policiesOf = readResourcePolicies(template);
  const context = { 'aws:securetransport': 'true', 'aws:sourceaccount': template.accountId };
  return readTopics(template).filter(
    ({ arn }) =>
      decide(
        { actor: { service }, action: 'sns:Publish', resource: arn, context },
        { identity: [], resource: policiesOf(arn) },
      ).allowed,
  );
};
