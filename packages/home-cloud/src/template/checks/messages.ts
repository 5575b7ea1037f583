import type { ResolvedResource, ResolvedTemplate } from '../model.ts';
import { matchesReference } from '../references.ts';
import { type Finding, listAt, numberAt, textAt } from './finding.ts';

/** The paths of dead-letter targets, by type of resource. */
const deadLetterPaths: Readonly<Record<string, string>> = {
  'AWS::SQS::Queue': 'RedrivePolicy.deadLetterTargetArn',
  'AWS::Lambda::Function': 'DeadLetterConfig.TargetArn',
  'AWS::Lambda::EventInvokeConfig': 'DestinationConfig.OnFailure.Destination',
  'AWS::Lambda::EventSourceMapping': 'DestinationConfig.OnFailure.Destination',
  'AWS::Scheduler::Schedule': 'Target.DeadLetterConfig.Arn',
};

const targetsOf = (rule: ResolvedResource) =>
  listAt(rule, 'Targets') as readonly {
    readonly Arn?: string;
    readonly DeadLetterConfig?: { Arn?: string };
  }[];

const deadLettersOf = (resource: ResolvedResource): string[] => {
  if (resource.type === 'AWS::Events::Rule')
    return targetsOf(resource).flatMap(({ DeadLetterConfig }) => DeadLetterConfig?.Arn ?? []);
  const path = deadLetterPaths[resource.type];
  return path === undefined ? [] : [textAt(resource, path) ?? []].flat();
};

function* goingSomewhere(template: ResolvedTemplate): Iterable<Finding> {
  const receivers = template.ofType(
    'AWS::SQS::Queue',
    'AWS::SNS::Topic',
    'AWS::S3::Bucket',
    'AWS::Lambda::Function',
    'AWS::Events::EventBus',
  );
  const exists = (arn: string) => receivers.some((it) => matchesReference(it, arn));
  for (const place of template.ofType(...Object.keys(deadLetterPaths), 'AWS::Events::Rule')) {
    for (const arn of deadLettersOf(place)) {
      if (!exists(arn)) yield { place, message: `Dead letter target does not exist: ${arn}` };
    }
  }
  for (const place of template.ofType('AWS::Events::Rule')) {
    for (const { Arn = '' } of targetsOf(place)) {
      if (!exists(Arn) && !Arn.endsWith(':event-bus/default'))
        yield { place, message: `its events go nowhere: nothing is called ${Arn}` };
    }
  }
}

const changes = ['INSERT', 'MODIFY', 'REMOVE'];

/** The kinds of change in a filter. Invalid JSON is refused later, by the code that runs the filter. */
const changesAskedFor = (filter: unknown): readonly unknown[] => {
  try {
    return [JSON.parse((filter as { readonly Pattern: string }).Pattern).eventName ?? []].flat();
  } catch {
    return [];
  }
};

/** A filter on an event name that does not exist silently drops all records. */
function* filters(place: ResolvedResource): Iterable<Finding> {
  for (const name of listAt(place, 'FilterCriteria.Filters').flatMap(changesAskedFor)) {
    if (typeof name === 'string' && !changes.includes(name))
      yield { place, message: `its filter lets nothing through: no record of a stream is an ${name}` };
  }
}

function* queueFeeds(
  place: ResolvedResource,
  queue: ResolvedResource,
  callee: ResolvedResource,
): Iterable<Finding> {
  const visible = numberAt(queue, 'VisibilityTimeout', 30);
  const timeout = numberAt(callee, 'Timeout', 3);
  if (visible < timeout) {
    const message = `Queue visibility timeout: ${visible} seconds is less than Function timeout: ${timeout} seconds (${callee.logicalId})`;
    yield { place: queue, message };
  }
  if (numberAt(place, 'BatchSize', 10) > 10 && numberAt(place, 'MaximumBatchingWindowInSeconds', 0) < 1) {
    const message =
      'Maximum batch window in seconds must be greater than 0 if maximum batch size is greater than 10';
    yield { place, message };
  }
}

function* mappings(template: ResolvedTemplate): Iterable<Finding> {
  const functions = template.ofType('AWS::Lambda::Function');
  const sources = template.ofType('AWS::SQS::Queue', 'AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable');
  for (const place of template.ofType('AWS::Lambda::EventSourceMapping')) {
    const name = textAt(place, 'FunctionName') ?? '';
    const callee = functions.find((it) => matchesReference(it, name));
    if (callee === undefined) yield { place, message: `Function not found: ${name}` };
    const arn = textAt(place, 'EventSourceArn') ?? '';
    const source = sources.find((it) => matchesReference(it, arn));
    if (source === undefined) yield { place, message: `The event source does not exist: ${arn}` };
    else if (source.type !== 'AWS::SQS::Queue') yield* filters(place);
    else if (callee !== undefined) yield* queueFeeds(place, source, callee);
  }
}

/** Findings about the sources of events and messages, and about their dead-letter targets. */
export function* messages(template: ResolvedTemplate): Iterable<Finding> {
  yield* goingSomewhere(template);
  yield* mappings(template);
}
