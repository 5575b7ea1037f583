import type { Duration } from 'aws-cdk-lib';
import { PolicyDocument, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  ApplicationLogLevel,
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
} from 'aws-cdk-lib/aws-lambda';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { bundleOf, type House, idOf, nameOf } from '../../house.ts';
import { acknowledgeWildcards } from '../acknowledge.ts';
import { allow } from '../allow.ts';
import { areaOf, countFailures } from '../failures.ts';
import { logsForAMonth } from '../logs.ts';
import { hasHouseKey } from '../secrets.ts';
import type { Grant, Use } from '../uses.ts';

export interface HouseFunctionProps {
  /** Handler entry below lambdas/, without `.handler.ts`: `mailboxes/http`. */
  readonly entry: string;
  /** What it uses. Each use adds an environment variable and a grant. */
  readonly uses: readonly Use[];
  /** Who is hurt when it fails; a line in the text of its alarm. */
  readonly whenItFails: string;
  /** Whose alarm counts its failures: the room that it serves, such as `shipments/dock`. Default: its domain. */
  readonly area?: string;
  /** CPU grows with it. Default: 512. With less, a cold start takes much longer. */
  readonly memoryMb?: number;
  readonly timeout: Duration;
  /** True when the function throws to refuse a request. Then a thrown error does not count as a failure. */
  readonly refuses?: boolean;
  /** True when it sees nothing of people, so that its log has no address to hash. Then it may not read the house key. */
  readonly seesNobody?: boolean;
  /** Dead-letter queue for events that failed three times, when nobody waits for the answer. */
  readonly deadLetterQueue?: IQueue;
  /** How long Lambda tries an event before it goes to the dead-letter queue. Default: six hours. */
  readonly maxEventAge?: Duration;
}

/** The properties that every kind of function has. */
export type EveryFunction = Pick<HouseFunctionProps, 'entry' | 'uses' | 'whenItFails' | 'area'>;

/** Node on Lambda accepts only the code cache of its own kind of machine. The others would only make the download longer. */
const foreignCaches = ['*.cache', '!*.linux-arm64-*-gc.cache'];

const logGroupName = (house: House, entry: string): string =>
  `/skybarrel/${house.stage.name}/${nameOf(entry).replaceAll('/', '-')}`;

/** What it may do stands in the role itself. A policy beside each role would be one resource more in a stack for every function. */
const ownRole = (scope: Construct, entry: string, logs: LogGroup, grants: readonly Grant[]): Role => {
  const writesLogs = allow(['logs:CreateLogStream', 'logs:PutLogEvents'], logs.logGroupArn);
  const statements = [writesLogs, ...grants.flatMap((grant) => grant.statements(scope))];
  const role = new Role(scope, `${idOf(entry)}Role`, {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    description: `What lambdas/${entry} may do`,
    inlinePolicies: { Uses: new PolicyDocument({ statements }) },
  });
  for (const { wildcards } of grants)
    if (wildcards) acknowledgeWildcards(role, wildcards.findings, wildcards.evidence);
  return role;
};

/**
 * A Lambda function with our defaults: Node 24 on arm64, its own role, which may write its own log group and do what `uses`
 * says, and JSON logs that are kept for 30 days. Its failures count for the alarm of its area.
 */
export const houseFunction = (scope: Construct, house: House, props: HouseFunctionProps): LambdaFunction => {
  const { entry } = props;
  const grants = [...props.uses, ...(props.seesNobody ? [] : [hasHouseKey])].map((use) => use(house));
  const logs = logsForAMonth(scope, `${idOf(entry)}Logs`, logGroupName(house, entry));
  const fn = new LambdaFunction(scope, idOf(entry), {
    code: Code.fromAsset(bundleOf(house, entry), { exclude: foreignCaches }),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: props.memoryMb ?? 512,
    timeout: props.timeout,
    role: ownRole(scope, entry, logs, grants),
    logGroup: logs,
    // Lambda's own lines are JSON, too, because the metric filter reads in them how a run ended.
    loggingFormat: LoggingFormat.JSON,
    systemLogLevelV2: SystemLogLevel.INFO,
    applicationLogLevelV2: ApplicationLogLevel[house.stage.logLevel],
    ...(props.deadLetterQueue ? { deadLetterQueue: props.deadLetterQueue } : {}),
    ...(props.maxEventAge ? { maxEventAge: props.maxEventAge } : {}),
    description: `lambdas/${entry}`,
    environment: {
      STAGE: house.stage.name,
      LOG_LEVEL: house.stage.logLevel,
      ...Object.assign({}, ...grants.map(({ environment }) => environment)),
    },
  });
  const area = areaOf(props);
  countFailures(scope, house, { entry, area, logs, refuses: props.refuses ?? false });
  house.watch.functions.push({
    entry,
    area,
    whenItFails: props.whenItFails,
    logGroup: logGroupName(house, entry),
  });
  return fn;
};
