import { Duration } from 'aws-cdk-lib';
import { idOf, type Piece } from '../../house.ts';
import { type Heard, queueOn } from '../events/heard-events.ts';
import { domainOf } from '../failures.ts';
import { houseQueue } from '../house-queue.ts';
import { fedFrom, type Use } from '../uses.ts';
import { houseFunction } from './house-function.ts';

export interface QueueFunctionProps {
  readonly entry: string;
  readonly uses: readonly Use[];
  readonly whenItFails: string;
  /** Most batches at once: protects what the function calls. At least 2. */
  readonly atOnce: number;
  /** A queue that a domain declares, by its construct id; one of its own is made otherwise. */
  readonly queue?: string;
  /** What the bus puts into the queue. */
  readonly hears?: readonly Heard[];
  /** Messages per batch and how long to wait for them to gather. Ten, without waiting, unless told otherwise. */
  readonly batch?: { readonly size: number; readonly window: Duration };
  /** How long a batch may take; half a minute unless told otherwise. */
  readonly timeout?: Duration;
  /** Megabytes; those of every function unless told otherwise. */
  readonly memory?: number;
}

/** A function that works off a queue of its own: in batches, of which only the failed messages come again. */
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
      maxConcurrency: props.atOnce,
    });
    // The mapping reads with the role's policy from its first second.
    if (fn.role) mapping.node.addDependency(fn.role);
    house.watch.add({
      id: `${idOf(props.entry)}Late`,
      area: domainOf(props.entry),
      whenItFails: `${props.whenItFails} (the oldest message has waited a quarter of an hour)`,
      firstLook: 'throttles and errors of the function: the queue is fed but not emptied',
      metric: queue.queue.metricApproximateAgeOfOldestMessage({
        period: Duration.minutes(5),
        statistic: 'Maximum',
      }),
      threshold: Duration.minutes(15).toSeconds(),
    });
  };
