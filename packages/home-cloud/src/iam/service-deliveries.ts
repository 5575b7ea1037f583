import { TemplateError } from '../template/errors.ts';
import type { ResolvedResource, ResolvedTemplate } from '../template/model.ts';
import { matchesReference } from '../template/references.ts';
import { decide } from './policy/decide.ts';
import { type ResourcePolicies, readResourcePolicies } from './resource-policies.ts';

/** A delivery by a service of AWS on behalf of a resource. */
interface Delivery {
  readonly from: ResolvedResource;
  readonly service: string;
  readonly action: string;
  readonly to: ResolvedResource;
}

interface Target {
  readonly Arn?: string;
  readonly DeadLetterConfig?: { readonly Arn?: string };
}

const fromRule = (rule: ResolvedResource, queues: readonly ResolvedResource[]): Delivery[] => {
  const { Targets = [] } = rule.properties as { readonly Targets?: readonly Target[] };
  const arns = Targets.flatMap(({ Arn, DeadLetterConfig }) => [Arn, DeadLetterConfig?.Arn]);
  return queues
    .filter((queue) => arns.some((arn) => arn !== undefined && matchesReference(queue, arn)))
    .map((to) => ({ from: rule, service: 'events.amazonaws.com', action: 'sqs:SendMessage', to }));
};

const fromAlarm = (alarm: ResolvedResource, topics: readonly ResolvedResource[]): Delivery[] => {
  const { AlarmActions = [] } = alarm.properties as { readonly AlarmActions?: readonly string[] };
  return topics
    .filter((topic) => AlarmActions.some((arn) => matchesReference(topic, arn)))
    .map((to) => ({ from: alarm, service: 'cloudwatch.amazonaws.com', action: 'sns:Publish', to }));
};

/** What a topic cannot hand to its subscriber. */
const fromSubscription = (
  subscription: ResolvedResource,
  topics: readonly ResolvedResource[],
  queues: readonly ResolvedResource[],
): Delivery[] => {
  const { TopicArn, RedrivePolicy } = subscription.properties as {
    readonly TopicArn?: string;
    readonly RedrivePolicy?: { readonly deadLetterTargetArn?: string };
  };
  const arn = RedrivePolicy?.deadLetterTargetArn;
  if (arn === undefined) return [];
  const [from = subscription] = topics.filter((topic) => topic.ref === TopicArn);
  return queues
    .filter((queue) => matchesReference(queue, arn))
    .map((to) => ({ from, service: 'sns.amazonaws.com', action: 'sqs:SendMessage', to }));
};

const arnOf = ({ ref, attributes }: ResolvedResource): string => attributes.Arn ?? ref;

const isLetIn = (
  { from, service, action, to }: Delivery,
  accountId: string,
  policiesOf: ResourcePolicies,
): boolean => {
  const resource = policiesOf(arnOf(to));
  // The default policy of a topic lets the whole account publish. A queue without a policy lets no service send.
  if (action === 'sns:Publish' && resource.length === 0) return true;
  const context = {
    'aws:securetransport': 'true',
    'aws:sourcearn': arnOf(from),
    'aws:sourceaccount': accountId,
  };
  return decide({ actor: { service }, action, resource: arnOf(to), context }, { identity: [], resource })
    .allowed;
};

/**
 * Checks the deliveries by services: from rules and topics to queues, from alarms to topics. AWS accepts the template without these permissions,
 * and then all messages and alarms are lost.
 * @throws a TemplateError that names the rule, the topic or the alarm.
 */
export const checkServiceDeliveries = (template: ResolvedTemplate): void => {
  const policiesOf = readResourcePolicies(template);
  const queues = template.ofType('AWS::SQS::Queue');
  const topics = template.ofType('AWS::SNS::Topic');
  const deliveries = [
    ...template.ofType('AWS::Events::Rule').flatMap((rule) => fromRule(rule, queues)),
    ...template
      .ofType('AWS::SNS::Subscription')
      .flatMap((subscription) => fromSubscription(subscription, topics, queues)),
    ...template
      .ofType('AWS::CloudWatch::Alarm', 'AWS::CloudWatch::CompositeAlarm')
      .flatMap((alarm) => fromAlarm(alarm, topics)),
  ];
  const refused = deliveries.find((delivery) => !isLetIn(delivery, template.accountId, policiesOf));
  if (refused === undefined) return;
  const { from, service, action, to } = refused;
  const does = action === 'sns:Publish' ? 'publish' : 'send';
  throw new TemplateError(
    `${service} may not ${does} to ${to.logicalId}: no policy of it allows ${action}, and everything would be lost`,
    from,
  );
};
