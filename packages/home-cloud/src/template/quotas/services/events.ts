import { at, textAt } from '../../checks/finding.ts';
import {
  bytesIn,
  bytesOfJson,
  countOf,
  documentOf,
  each,
  eachIn,
  lengthOf,
  perOwner,
  total,
} from '../measures.ts';
import { type Quota, quota, sharedQuota } from '../quota.ts';

const page = 'Amazon EventBridge User Guide: EventBridge quotas';
const rules = 'Amazon EventBridge API Reference: PutRule';
const targets = 'Amazon EventBridge API Reference: PutTargets';
const archives = 'Amazon EventBridge API Reference: CreateArchive';
const rule = 'AWS::Events::Rule';
const archive = 'AWS::Events::Archive';

interface Target {
  readonly Id?: string;
  readonly Input?: string;
  readonly InputTransformer?: { readonly InputTemplate?: string; readonly InputPathsMap?: object };
  readonly RetryPolicy?: {
    readonly MaximumEventAgeInSeconds?: number;
    readonly MaximumRetryAttempts?: number;
  };
}

/** Without a name of its own a rule is on the default bus. */
const rulesOfBuses = perOwner(rule, 'EventBusName');
const busPolicies = perOwner('AWS::Events::EventBusPolicy', 'EventBusName', (group) =>
  bytesOfJson({
    Version: '2012-10-17',
    Statement: group.map(
      (one) =>
        at(one, 'Statement') ?? {
          Sid: at(one, 'StatementId'),
          Effect: 'Allow',
          Principal: at(one, 'Principal'),
          Action: at(one, 'Action'),
          Resource: textAt(one, 'EventBusName'),
        },
    ),
  }),
);

/** Buses, rules, their targets, and archives. */
export const events: readonly Quota[] = [
  quota('Event pattern of a rule', 2048, 'characters', page, documentOf(rule, 'EventPattern')),
  quota('Targets of a rule', 5, 'targets', page, countOf(rule, 'Targets')),
  quota('Rules of a bus', 300, 'rules', page, rulesOfBuses),
  sharedQuota('Buses of an account', 100, 'buses', page, total('AWS::Events::EventBus')),
  quota('Policy of a bus', 10_240, 'bytes', page, busPolicies),
  quota('Name of a rule', 64, 'characters', rules, lengthOf(rule, 'Name')),
  quota('Description of a rule', 512, 'characters', rules, lengthOf(rule, 'Description')),
  quota('Expression of a schedule', 256, 'characters', rules, lengthOf(rule, 'ScheduleExpression')),
  quota(
    'Id of a target',
    64,
    'characters',
    targets,
    eachIn<Target>(rule, 'Targets', ({ Id }) => Id?.length),
  ),
  quota(
    'Input of a target',
    8192,
    'characters',
    targets,
    eachIn<Target>(rule, 'Targets', ({ Input }) => (Input && bytesIn(Input)) || undefined),
  ),
  quota(
    'Input template of a target',
    8192,
    'characters',
    targets,
    eachIn<Target>(rule, 'Targets', ({ InputTransformer }) => InputTransformer?.InputTemplate?.length),
  ),
  quota(
    'Input paths of a target',
    100,
    'paths',
    targets,
    eachIn<Target>(
      rule,
      'Targets',
      ({ InputTransformer }) => Object.keys(InputTransformer?.InputPathsMap ?? {}).length,
    ),
  ),
  quota(
    'Age of an event for a target',
    [60, 86_400],
    'seconds',
    targets,
    eachIn<Target>(rule, 'Targets', ({ RetryPolicy }) => RetryPolicy?.MaximumEventAgeInSeconds),
  ),
  quota(
    'Retries for a target',
    [0, 185],
    'retries',
    targets,
    eachIn<Target>(rule, 'Targets', ({ RetryPolicy }) => RetryPolicy?.MaximumRetryAttempts),
  ),
  quota('Name of an archive', 48, 'characters', archives, lengthOf(archive, 'ArchiveName')),
  quota('Description of an archive', 512, 'characters', archives, lengthOf(archive, 'Description')),
  quota('Event pattern of an archive', 4096, 'characters', archives, documentOf(archive, 'EventPattern')),
  quota(
    'Name of a bus',
    256,
    'characters',
    'Amazon EventBridge API Reference: CreateEventBus',
    each('AWS::Events::EventBus', (one) => textAt(one, 'Name')?.length),
  ),
];
