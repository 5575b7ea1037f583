import { TemplateError } from '../template/errors.ts';
import type { ResolvedResource, ResolvedTemplate } from '../template/model.ts';
import type { Need } from './authorize.ts';
import { streamNeeds } from './calls/dynamodb.ts';
import { queueSourceNeeds, sendNeeds } from './calls/queues.ts';
import { failedRecordsNeeds } from './calls/s3.ts';
import type { Guard } from './guard.ts';

/**
 * Checks the calls that Lambda itself makes under a function's role: it polls queues and streams, and stores failed events and
 * records. AWS checks the role when the mapping or the function is created, and refuses with the same messages.
 * @throws a TemplateError that names the mapping or the function.
 */
export const checkServiceDuties = (template: ResolvedTemplate, guard: Guard): void => {
  for (const mapping of template.ofType('AWS::Lambda::EventSourceMapping')) checkMapping(mapping, guard);
  for (const fn of template.ofType('AWS::Lambda::Function')) {
    const { DeadLetterConfig: config } = fn.properties as { DeadLetterConfig?: { TargetArn?: string } };
    if (config?.TargetArn !== undefined)
      requireAll(guard, fn.ref, putAwayNeeds(config.TargetArn), fn, callOn);
  }
  for (const config of template.ofType('AWS::Lambda::EventInvokeConfig')) {
    const { FunctionName: name = '', DestinationConfig: to } = config.properties as MappingProperties;
    const failed = to?.OnFailure?.Destination;
    if (failed !== undefined) requireAll(guard, name, putAwayNeeds(failed), config, callOn);
  }
};

interface MappingProperties {
  readonly EventSourceArn?: string;
  readonly FunctionName?: string;
  readonly DestinationConfig?: { readonly OnFailure?: { readonly Destination?: string } };
}

const checkMapping = (mapping: ResolvedResource, guard: Guard): void => {
  const {
    EventSourceArn: source = '',
    FunctionName: name = '',
    DestinationConfig: config,
  } = mapping.properties as MappingProperties;
  if (source.split(':')[2] === 'sqs') requireAll(guard, name, queueSourceNeeds(source), mapping, callOn);
  else
    requireAll(
      guard,
      name,
      streamNeeds(source),
      mapping,
      () =>
        `Cannot access stream ${source}. Please ensure the role can perform the GetRecords, GetShardIterator, DescribeStream, and ListStreams Actions on your stream in IAM.`,
    );
  const failed = config?.OnFailure?.Destination;
  if (failed !== undefined) requireAll(guard, name, putAwayNeeds(failed), mapping, callOn);
};

const putAwayNeeds = (arn: string): readonly Need[] =>
  arn.split(':')[2] === 's3' ? failedRecordsNeeds(arn) : sendNeeds(arn);

const callOn = ({ action }: Need): string => {
  const [service = '', name] = action.split(':');
  return `The provided execution role does not have permissions to call ${name} on ${service.toUpperCase()}`;
};

const requireAll = (
  guard: Guard,
  functionName: string,
  needs: readonly Need[],
  place: ResolvedResource,
  words: (refused: Need) => string,
): void => {
  const refused = guard.authorizeFunction(functionName, needs);
  if (refused !== undefined) throw new TemplateError(words(refused), place);
};
