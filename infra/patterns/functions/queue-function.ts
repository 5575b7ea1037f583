import { Duration } from 'aws-cdk-lib';
import { idOf, type Piece } from '../../house.ts';
import { type Heard, queueOn } from '../events/heard-events.ts';
import { domainOf } from '../failures.ts';
import { houseQueue } from '../house-queue.ts';
import { fedFrom } from '../uses.ts';
import { type EveryFunction, type HouseFunctionProps, houseFunction } from './house-function.ts';

export interface QueueFunctionProps extends EveryFunction, Pick<HouseFunctionProps, 'memoryMb'> {
  /** How many batches may run at once. It protects what the function calls. At least 2. */
  readonly maxConcurrency: number;
  /** Construct id of a queue that a domain declares. Default: a new queue. */
  readonly queue?: string;
  /** What the bus puts into the queue. */
  readonly hears?: readonly Heard[];
  /** Messages per batch, and how long to wait for more. Default: ten, without waiting. */
  readonly batch?: { readonly size: number; readonly window: Duration };
  /** How long a batch may take. Default: 30 seconds. */
  readonly timeout?: Duration;
}

/** A function that handles a queue in batches. Only the failed messages of a batch are delivered again. */
export const queueFunction =
  ({ hears = [], ...props }: QueueFunctionProps): Piece =>
  (scope, house) => {
    const timeout = props.timeout ?? Duration.seconds(30);
    const queue = props.queue
      ? house.parts.queues.get(props.queue)
      : houseQueue(scope, house, idOf(props.entry), {
          area: domainOf(props.entry),
          whenItFails: props.whenItFails,
          visibility: Duration.seconds(6 * timeout.toSeconds()),
        });
    queueOn(scope, house, hears, queue);
    const uses = [...props.uses, fedFrom(queue.queue)];
    const fn = houseFunction(scope, house, { ...props, uses, timeout });
    // Not SqsEventSource, which grants more than Lambda needs.
    const mapping = fn.addEventSourceMapping('Queue', {
      eventSourceArn: queue.queue.queueArn,
      batchSize: props.batch?.size ?? 10,
      ...(props.batch ? { maxBatchingWindow: props.batch.window } : {}),
      reportBatchItemFailures: true,
      maxConcurrency: props.maxConcurrency,
    });
    // The mapping needs the role's policy from its first second on.
    if (fn.role) mapping.node.addDependency(fn.role);
    house.watch.add({
      id: `${idOf(props.entry)}Late`,
      area: domainOf(props.entry),
      whenItFails: `${props.whenItFails} (the oldest message has waited a quarter of an hour)`,
      firstLook: 'throttles and errors of the function: messages arrive, and nothing handles them',
      metric: queue.queue.metricApproximateAgeOfOldestMessage({
        period: Duration.minutes(5),
        statistic: 'Maximum',
      }),
      threshold: Duration.minutes(15).toSeconds(),
    });
  };
