import type { Construct } from 'constructs';
import type { House } from '../house.ts';
import { allow } from '../patterns/allow.ts';
import { everywhere, findingOn, here, personRole } from './person-role.ts';

/** Lists and metrics, which AWS grants only for a whole account. */
const readsAccount = [
  'cloudfront:ListDistributions',
  'cloudwatch:GetMetricData',
  'cloudwatch:ListDashboards',
  'cloudwatch:ListMetrics',
  'events:ListRules',
  'lambda:ListFunctions',
  'logs:DescribeLogGroups',
  'logs:StopQuery',
  'sqs:ListQueues',
  'wafv2:ListWebACLs',
];

const readsLogs = [
  'logs:DescribeLogStreams',
  'logs:FilterLogEvents',
  'logs:GetLogEvents',
  'logs:GetQueryResults',
  'logs:StartQuery',
];

/** For a redrive, SQS requires permission to receive, delete and send each message. */
const redrives = [
  'sqs:CancelMessageMoveTask',
  'sqs:DeleteMessage',
  'sqs:GetQueueAttributes',
  'sqs:ListMessageMoveTasks',
  'sqs:ReceiveMessage',
  'sqs:StartMessageMoveTask',
];

/** What on-call may do with resources of the stage: lists of actions, each with the ARNs that they apply to. */
const onOurs = (
  house: House,
): readonly (readonly [actions: readonly string[], arns: readonly string[]])[] => {
  const ours = `skybarrel-${house.stage.name}`;
  return [
    // The list of alarms is one of all alarms of the account, whatever is searched in it.
    [['cloudwatch:DescribeAlarms'], [here('cloudwatch', 'alarm:*')]],
    [['cloudwatch:DescribeAlarmHistory'], [here('cloudwatch', `alarm:${ours}-*`)]],
    [['cloudfront:GetDistribution'], [everywhere('cloudfront', 'distribution/*')]],
    [
      readsLogs,
      [
        here('logs', `log-group:/skybarrel/${house.stage.name}/*`),
        here('logs', `log-group:aws-waf-logs-${ours}-*`),
        // CloudFront names these after the functions, and CDK names the functions after their stack.
        here('logs', `log-group:/aws/cloudfront/function/*skybarrel${house.stage.name}edge*`),
      ],
    ],
    [redrives, [here('sqs', `${ours}-*DeadLetters*`), here('sqs', `${ours}-*LostEvents*`)]],
    [['sqs:SendMessage'], [here('sqs', `${ours}-*Queue*`)]],
    [['lambda:GetFunctionConfiguration', 'lambda:InvokeFunction'], [here('lambda', `function:${ours}-*`)]],
    [
      ['events:DescribeArchive', 'events:DescribeReplay', 'events:StartReplay'],
      // A replay goes from the archive to the bus that it came from.
      [
        here('events', `archive/${ours}`),
        here('events', `event-bus/${ours}`),
        here('events', `replay/${ours}-*`),
      ],
    ],
  ];
};

/** Finds out what is wrong and starts again what stopped. It can read no table and no secret, and cannot deploy. */
export const onCall = (scope: Construct, house: House): void => {
  const ours = onOurs(house);
  personRole(scope, house, {
    name: 'on-call',
    description: 'Reads logs and metrics, redrives dead letters, invokes functions, replays events',
    statements: [
      allow(readsAccount, '*'),
      allow(['cloudwatch:GetDashboard'], everywhere('cloudwatch', `dashboard/skybarrel-${house.stage.name}`)),
      ...ours.map(([actions, arns]) => allow(actions, ...arns)),
    ],
    wildcards: {
      findings: [
        'Resource::*',
        ...ours.flatMap(([, arns]) => arns.filter((arn) => arn.includes('*')).map(findingOn)),
      ],
      evidence:
        'Functions, queues and logs of one stage by its name: the person on call must reach those that are added later, too. Lists and metrics cannot be limited to a resource.',
    },
  });
};
