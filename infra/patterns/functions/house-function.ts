import { type Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  ApplicationLogLevel,
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { bundleOf, type House, idOf } from '../../house.ts';
import { acknowledgeWildcards } from '../acknowledge.ts';
import { countFailures } from '../failures.ts';
import { hasHouseKey } from '../secrets.ts';
import type { Grant, Use } from '../uses.ts';

export interface HouseFunctionProps {
  /** Handler entry below lambdas/, without `.handler.ts`: `mailboxes/http`. */
  readonly entry: string;
  /** What it uses; each use brings its variable and its grant. */
  readonly uses: readonly Use[];
  /** Who is hurt when it fails; a line in the text of its domain's alarm. */
  readonly whenItFails: string;
  /** Megabytes; CPU grows with it. 512 unless told otherwise: below, the cold start takes visibly longer. */
  readonly memory?: number;
  readonly timeout: Duration;
  /** True when the function throws to refuse a request. Then a thrown error does not count as a failure. */
  readonly refuses?: boolean;
  /** Dead-letter queue for events that failed three times, when nobody waits for the answer. */
  readonly lost?: IQueue;
  /** Older events are lost; after six hours unless told otherwise. */
  readonly triedFor?: Duration;
}

/** Lambda's Node takes a code cache from its own kind of machine only; others would only make the download longer. */
const foreignCaches = ['*.cache', '!*.linux-arm64-*-gc.cache'];

const logGroupName = (house: House, entry: string): string =>
  `/skybarrel/${house.stage.name}/${entry.replaceAll('/', '-')}`;

const ownLogGroup = (scope: Construct, house: House, entry: string): LogGroup =>
  new LogGroup(scope, `${idOf(entry)}Logs`, {
    logGroupName: logGroupName(house, entry),
    retention: RetentionDays.ONE_MONTH,
    // Thirty days of logs are no record to keep when the function itself goes.
    removalPolicy: RemovalPolicy.DESTROY,
  });

const ownRole = (scope: Construct, entry: string, logs: LogGroup, grants: readonly Grant[]): Role => {
  const role = new Role(scope, `${idOf(entry)}Role`, {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    description: `What lambdas/${entry} may do`,
  });
  role.addToPolicy(
    new PolicyStatement({
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [logs.logGroupArn],
    }),
  );
  for (const { statements, wildcards } of grants) {
    for (const statement of statements(scope)) role.addToPolicy(statement);
    if (wildcards) acknowledgeWildcards(role, wildcards.findings, wildcards.evidence);
  }
  return role;
};

/**
 * A function of the house: Node 24 on arm64 from its bundle, a role of its own that may write its own log group and do
 * what `uses` says, logs for 30 days as JSON, whose failures count for the alarm of its domain.
 */
export const houseFunction = (scope: Construct, house: House, props: HouseFunctionProps): LambdaFunction => {
  const { entry } = props;
  const grants = [...props.uses, hasHouseKey].map((use) => use(house));
  const logs = ownLogGroup(scope, house, entry);
  const fn = new LambdaFunction(scope, idOf(entry), {
    code: Code.fromAsset(bundleOf(house, entry), { exclude: foreignCaches }),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: props.memory ?? 512,
    timeout: props.timeout,
    role: ownRole(scope, entry, logs, grants),
    logGroup: logs,
    // Lambda's own lines as JSON, too: how a run ended is read from them.
    loggingFormat: LoggingFormat.JSON,
    systemLogLevelV2: SystemLogLevel.INFO,
    applicationLogLevelV2: ApplicationLogLevel[house.stage.logLevel],
    ...(props.lost ? { deadLetterQueue: props.lost } : {}),
    ...(props.triedFor ? { maxEventAge: props.triedFor } : {}),
    description: `lambdas/${entry}`,
    environment: {
      STAGE: house.stage.name,
      LOG_LEVEL: house.stage.logLevel,
      ...Object.assign({}, ...grants.map(({ environment }) => environment)),
    },
  });
  countFailures(scope, house, { entry, logs, refuses: props.refuses ?? false });
  house.watch.addFunction({
    entry,
    whenItFails: props.whenItFails,
    logGroup: logGroupName(house, entry),
  });
  return fn;
};
