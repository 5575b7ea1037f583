import * as z from 'zod/mini';
import { TemplateError } from '../template/errors.ts';
import type { ResolvedResource, ResolvedTemplate } from '../template/model.ts';
import { readProperties } from '../template/properties.ts';
import type { InputChoice } from './input.ts';
import { InputSettings } from './input.ts';
import type { Matcher } from './pattern.ts';
import { compilePattern } from './pattern.ts';

interface BusDefinition {
  readonly name: string;
  readonly arn: string;
}

/** A target of events, with its settings for failed events. */
export interface TargetDefinition {
  readonly id: string;
  readonly arn: string;
  readonly input: InputChoice;
  readonly deadLetterArn: string | undefined;
  /** The number of retries. */
  readonly maximumRetries: number;
  readonly maximumAgeSeconds: number;
}

interface RuleDefinition {
  readonly name: string;
  readonly arn: string;
  readonly bus: string;
  /** Undefined for a rule that only has a schedule. */
  readonly matches: Matcher | undefined;
  readonly targets: readonly TargetDefinition[];
}

interface ArchiveDefinition {
  readonly name: string;
  readonly bus: string;
  readonly matches: Matcher;
  /** 0 means forever. */
  readonly retentionDays: number;
}

/** A rule with a schedule, or a schedule of EventBridge Scheduler. */
export interface ScheduleDefinition {
  readonly name: string;
  readonly arn: string;
  readonly expression: string;
  readonly timeZone: string;
  readonly source: 'aws.events' | 'aws.scheduler';
  readonly targets: readonly TargetDefinition[];
}

export interface EventDefinitions {
  readonly buses: readonly BusDefinition[];
  readonly rules: readonly RuleDefinition[];
  readonly archives: readonly ArchiveDefinition[];
  readonly schedules: readonly ScheduleDefinition[];
}

const ignored = z.optional(z.unknown());
const DeadLetterConfig = z.optional(z.strictObject({ Arn: z.optional(z.string()) }));
const RetryPolicy = z.optional(
  z.strictObject({
    MaximumRetryAttempts: z.optional(z.number()),
    MaximumEventAgeInSeconds: z.optional(z.number()),
  }),
);

const Bus = z.strictObject({
  Name: z.string(),
  Description: ignored,
  KmsKeyIdentifier: ignored,
  DeadLetterConfig: ignored,
  LogConfig: ignored,
  Policy: ignored,
  Tags: ignored,
});

const Rule = z.strictObject({
  Name: z.optional(z.string()),
  Description: ignored,
  EventBusName: z._default(z.string(), 'default'),
  EventPattern: z.optional(z.unknown()),
  ScheduleExpression: z.optional(z.string()),
  State: z._default(z.string(), 'ENABLED'),
  RoleArn: ignored,
  Tags: ignored,
  Targets: z._default(
    z.array(
      z.strictObject({
        Id: z.string(),
        Arn: z.string(),
        RoleArn: ignored,
        DeadLetterConfig,
        RetryPolicy,
        SqsParameters: ignored,
        ...InputSettings,
      }),
    ),
    [],
  ),
});

const Archive = z.strictObject({
  ArchiveName: z.optional(z.string()),
  Description: ignored,
  SourceArn: z.string(),
  EventPattern: z.optional(z.unknown()),
  RetentionDays: z._default(z.number(), 0),
  KmsKeyIdentifier: ignored,
});

const Schedule = z.strictObject({
  Name: z.optional(z.string()),
  Description: ignored,
  GroupName: ignored,
  FlexibleTimeWindow: ignored,
  KmsKeyArn: ignored,
  ScheduleExpression: z.string(),
  ScheduleExpressionTimezone: z._default(z.string(), 'UTC'),
  State: z._default(z.string(), 'ENABLED'),
  Target: z.strictObject({
    Arn: z.string(),
    RoleArn: ignored,
    Input: z.optional(z.string()),
    DeadLetterConfig,
    RetryPolicy,
    SqsParameters: ignored,
  }),
});

/** The assembly's buses, rules, archives and schedules. Throws a TemplateError for anything unsupported. */
export const readEvents = (template: ResolvedTemplate): EventDefinitions => {
  const home = {
    name: 'default',
    arn: `arn:aws:events:${template.region}:${template.accountId}:event-bus/default`,
  };
  const buses = template.ofType('AWS::Events::EventBus').map((resource) => {
    const { Name } = readProperties(resource, Bus);
    return { name: Name, arn: resource.attributes.Arn ?? '' };
  });
  const rules = template
    .ofType('AWS::Events::Rule')
    .map((resource) => ({ resource, properties: readProperties(resource, Rule) }))
    .filter(({ properties }) => properties.State !== 'DISABLED');
  return {
    buses: [home, ...buses],
    rules: rules.map(({ resource, properties }) => ruleOf(resource, properties)),
    archives: template.ofType('AWS::Events::Archive').map(archiveOf),
    schedules: [
      ...rules.flatMap(({ resource, properties }) => scheduleOfRule(resource, properties)),
      ...template.ofType('AWS::Scheduler::Schedule').flatMap(scheduleOf),
    ],
  };
};

/** The name of a bus, from its name or ARN. */
export const busName = (nameOrArn: string): string => nameOrArn.split('event-bus/').at(-1) ?? nameOrArn;

const ruleOf = (resource: ResolvedResource, properties: z.output<typeof Rule>): RuleDefinition => {
  const { EventPattern, EventBusName, Targets } = properties;
  return {
    name: resource.ref.split('|').at(-1) ?? resource.ref,
    arn: resource.attributes.Arn ?? '',
    bus: busName(EventBusName),
    matches: EventPattern === undefined ? undefined : patternOf(EventPattern, resource),
    targets: Targets.map((target) => targetOf(target, resource)),
  };
};

const scheduleOfRule = (
  resource: ResolvedResource,
  { ScheduleExpression, Targets }: z.output<typeof Rule>,
): ScheduleDefinition[] => {
  if (ScheduleExpression === undefined) return [];
  return [
    {
      name: resource.ref,
      arn: resource.attributes.Arn ?? '',
      expression: ScheduleExpression,
      timeZone: 'UTC',
      source: 'aws.events',
      targets: Targets.map((target) => targetOf(target, resource)),
    },
  ];
};

const scheduleOf = (resource: ResolvedResource): ScheduleDefinition[] => {
  const { State, ScheduleExpression, ScheduleExpressionTimezone, Target } = readProperties(
    resource,
    Schedule,
  );
  if (State === 'DISABLED') return [];
  return [
    {
      name: resource.ref,
      arn: resource.attributes.Arn ?? '',
      expression: ScheduleExpression,
      timeZone: ScheduleExpressionTimezone,
      source: 'aws.scheduler',
      targets: [targetOf({ Id: 'Target', ...Target }, resource)],
    },
  ];
};

const archiveOf = (resource: ResolvedResource): ArchiveDefinition => {
  const { SourceArn, EventPattern, RetentionDays } = readProperties(resource, Archive);
  return {
    name: resource.ref,
    bus: busName(SourceArn),
    matches: EventPattern === undefined ? () => true : patternOf(EventPattern, resource),
    retentionDays: RetentionDays,
  };
};

interface TemplateTarget extends InputChoice {
  readonly Id: string;
  readonly Arn: string;
  readonly DeadLetterConfig?: z.output<typeof DeadLetterConfig>;
  readonly RetryPolicy?: z.output<typeof RetryPolicy>;
}

/** EventBridge's defaults are 185 retries within one day. */
const targetOf = (target: TemplateTarget, resource: ResolvedResource): TargetDefinition => {
  const { Id, Arn, DeadLetterConfig: deadLetters, RetryPolicy: retries, ...input } = target;
  if (!/^arn:aws:(sqs:|lambda:.*:function:|events:.*:event-bus\/)/.test(Arn)) {
    throw new TemplateError(`targets at home are queues, functions and buses, not ${Arn}`, resource);
  }
  return {
    id: Id,
    arn: Arn,
    input,
    deadLetterArn: deadLetters?.Arn,
    maximumRetries: retries?.MaximumRetryAttempts ?? 185,
    maximumAgeSeconds: retries?.MaximumEventAgeInSeconds ?? 86_400,
  };
};

const patternOf = (pattern: unknown, resource: ResolvedResource): Matcher => {
  try {
    return compilePattern(pattern);
  } catch (error) {
    throw new TemplateError(`event pattern: ${error instanceof Error ? error.message : error}`, resource);
  }
};
