import { Duration } from 'aws-cdk-lib';
import { idOf, type Piece } from '../../house.ts';
import { areaOf } from '../failures.ts';
import { fedFrom } from '../uses.ts';
import { type EveryFunction, type HouseFunctionProps, houseFunction } from './house-function.ts';

export interface QueueFunctionProps extends EveryFunction, Pick<HouseFunctionProps, 'memoryMb'> {
  /** How many batches may run at once. It protects what the function calls. At least 2. */
  readonly maxConcurrency: number;
  /** Construct id of a queue that a domain declares. */
  readonly queue: string;
  /** Messages per batch, and how long to wait for more. Default: ten, without waiting. */
  readonly batch?: { readonly size: number; readonly window: Duration };
  /** How long a batch may take. Default: 30 seconds. */
  readonly timeout?: Duration;
}

/** A function that handles a queue in batches. Only the failed messages of a batch are delivered again. */
export const queueFunction =
  (props: QueueFunctionProps): Piece =>
  (scope, house) => {
    const timeout = props.timeout ?? Duration.seconds(30);
    const queue = house.parts.queues.get(props.queue);
    const uses = [...props.uses, fedFrom(queue)];
    const fn = houseFunction(scope, house, { ...props, uses, timeout });
    // Not SqsEventSource, which grants more than Lambda needs.
    const mapping = fn.addEventSourceMapping('Queue', {
      eventSourceArn: queue.queueArn,
      batchSize: props.batch?.size ?? 10,
      ...(props.batch ? { maxBatchingWindow: props.batch.window } : {}),
      reportBatchItemFailures: true,
      maxConcurrency: props.maxConcurrency,
    });
    // The mapping needs the role's policy from its first second on.
    if (fn.role) mapping.node.addDependency(fn.role);
    house.watch.add({
      id: `${idOf(props.entry)}Late`,
      area: areaOf(props),
      whenItFails: `${props.whenItFails} (the oldest message has waited a quarter of an hour)`,
      firstLook: 'throttles and errors of the function: messages arrive, and nothing handles them',
      metric: queue.metricApproximateAgeOfOldestMessage({
        period: Duration.minutes(5),
        statistic: 'Maximum',
      }),
      threshold: Duration.minutes(15).toSeconds(),
    });
  };
