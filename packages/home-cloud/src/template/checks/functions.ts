import type { ResolvedResource, ResolvedTemplate } from '../model.ts';
import { matchesReference } from '../references.ts';
import { at, type Finding, listAt, textAt } from './finding.ts';

/** The runtimes that Lambda supports for new functions. */
const runtimes = new Set([
  ...['nodejs22.x', 'nodejs24.x'],
  ...['python3.10', 'python3.11', 'python3.12', 'python3.13', 'python3.14'],
  ...['java8.al2', 'java11', 'java17', 'java21', 'java25'],
  ...['dotnet8', 'dotnet10', 'ruby3.3', 'ruby3.4', 'provided.al2', 'provided.al2023'],
]);

/** Environment variables that Lambda reserves. */
const reserved = new Set([
  '_HANDLER',
  '_X_AMZN_TRACE_ID',
  'AWS_ACCESS_KEY',
  'AWS_ACCESS_KEY_ID',
  'AWS_DEFAULT_REGION',
  'AWS_EXECUTION_ENV',
  'AWS_LAMBDA_FUNCTION_MEMORY_SIZE',
  'AWS_LAMBDA_FUNCTION_NAME',
  'AWS_LAMBDA_FUNCTION_VERSION',
  'AWS_LAMBDA_INITIALIZATION_TYPE',
  'AWS_LAMBDA_LOG_GROUP_NAME',
  'AWS_LAMBDA_LOG_STREAM_NAME',
  'AWS_LAMBDA_RUNTIME_API',
  'AWS_REGION',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'LAMBDA_RUNTIME_DIR',
  'LAMBDA_TASK_ROOT',
]);

function* runtimeOf(place: ResolvedResource): Iterable<Finding> {
  const runtime = textAt(place, 'Runtime');
  if (runtime !== undefined && !runtimes.has(runtime))
    yield { place, message: `Lambda has no runtime ${runtime}` };
}

function* environment(place: ResolvedResource): Iterable<Finding> {
  const variables = (at(place, 'Environment.Variables') ?? {}) as Record<string, unknown>;
  for (const name of Object.keys(variables)) {
    if (reserved.has(name))
      yield { place, message: `the environment variable ${name} is reserved by Lambda` };
    else if (!/^[A-Za-z]\w+$/.test(name))
      yield { place, message: `no environment variable can be called ${name}` };
  }
}

const letsLambdaIn = (role: ResolvedResource): boolean =>
  listAt(role, 'AssumeRolePolicyDocument.Statement').some((statement) => {
    const { Effect, Principal } = statement as { Effect?: string; Principal?: { Service?: unknown } };
    return Effect === 'Allow' && [Principal?.Service].flat().includes('lambda.amazonaws.com');
  });

function* role(place: ResolvedResource, roles: readonly ResolvedResource[]): Iterable<Finding> {
  const arn = textAt(place, 'Role');
  const found = arn === undefined ? undefined : roles.find((it) => matchesReference(it, arn));
  if (arn === undefined) yield { place, message: 'a function needs a role' };
  else if (found === undefined) yield { place, message: `the template has no role ${arn}` };
  else if (!letsLambdaIn(found))
    yield {
      place,
      message: `Lambda cannot assume its role ${found.logicalId}: its trust policy does not name it`,
    };
}

/** Findings that Lambda would refuse: runtime, environment and role. */
export function* lambdaFunctions(template: ResolvedTemplate): Iterable<Finding> {
  const roles = template.ofType('AWS::IAM::Role');
  for (const resource of template.ofType('AWS::Lambda::Function')) {
    yield* runtimeOf(resource);
    yield* environment(resource);
    yield* role(resource, roles);
  }
}
