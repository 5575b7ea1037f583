import { delayUntil } from '../../timers.ts';
import type { Clock, Stoppable } from '../../types.ts';
import type { Delivery, Journal } from './journal.ts';

/** Delivers to the target. Rejects if the target failed. */
type Deliver = (delivery: Delivery) => Promise<void>;

/** Sends a failed delivery to its dead-letter queue. */
type SendToDeadLetters = (delivery: Delivery & { readonly deadLetterArn: string }, error: unknown) => void;

export interface DeliveryWorkerOptions {
  readonly journal: Journal;
  readonly clock: Clock;
  readonly deliver: Deliver;
  readonly sendToDeadLetters: SendToDeadLetters;
  readonly log: (message: string) => void;
}

export interface DeliveryWorker extends Stoppable {
  /** Says that the journal has a new delivery. */
  wake(): void;
}

/** The number of concurrent deliveries. */
const concurrency = 8;
const firstBackOffMs = 200;
const longestBackOffMs = 60_000;

/**
 * Delivers the journal's events to their targets. It retries with growing pauses until the target succeeds or the retries or the maximum
 * age are used up. Then the event goes to the dead-letter queue, or is dropped if there is none.
 */
export const startDeliveryWorker = (options: DeliveryWorkerOptions): DeliveryWorker => {
  const deliveryWorker = new JournalDeliveryWorker(options);
  deliveryWorker.wake();
  return deliveryWorker;
};

class JournalDeliveryWorker implements DeliveryWorker {
  private readonly options: DeliveryWorkerOptions;
  private readonly underWay = new Set<number>();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(options: DeliveryWorkerOptions) {
    this.options = options;
  }

  wake(): void {
    if (this.stopped) return;
    const { journal, clock } = this.options;
    const free = concurrency - this.underWay.size;
    for (const delivery of free > 0 ? journal.due(clock.now(), this.underWay, free) : []) {
      this.underWay.add(delivery.number);
      void this.carry(delivery).finally(() => {
        this.underWay.delete(delivery.number);
        this.wake();
      });
    }
    clearTimeout(this.timer);
    const next = this.underWay.size < concurrency ? journal.nextDue(this.underWay) : undefined;
    if (next === undefined) return;
    this.timer = setTimeout(() => this.wake(), delayUntil(next, clock));
    this.timer.unref();
  }

  /** Does not wait for deliveries in flight: they stay pending in the journal and are repeated. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async carry(delivery: Delivery): Promise<void> {
    const { journal, deliver } = this.options;
    try {
      await deliver(delivery);
      if (!this.stopped) journal.settle(delivery.number, 'delivered');
    } catch (error) {
      await this.missed(delivery, error);
    }
  }

  /** If the journal cannot be written, the delivery stays pending and is tried again after a pause. */
  private async missed(delivery: Delivery, error: unknown): Promise<void> {
    if (this.stopped) return;
    try {
      this.miss(delivery, error);
    } catch (failure) {
      this.options.log(`the journal of deliveries cannot be written: ${failure}`);
      await new Promise((resolve) => setTimeout(resolve, firstBackOffMs).unref());
    }
  }

  private miss(delivery: Delivery, error: unknown): void {
    const { journal, clock, sendToDeadLetters, log } = this.options;
    const reason = error instanceof Error ? error.message : String(error);
    const pause = Math.min(longestBackOffMs, firstBackOffMs * 2 ** delivery.attempts);
    const again = clock.now() + pause;
    if (delivery.attempts < delivery.maximumRetries && again < delivery.expiresAt) {
      journal.retryAt(delivery.number, again, reason);
      return;
    }
    const { deadLetterArn } = delivery;
    log(`${delivery.rule} gave up on ${delivery.targetArn}: ${reason}`);
    if (deadLetterArn === undefined) {
      journal.settle(delivery.number, 'dropped', reason);
    } else {
      sendToDeadLetters({ ...delivery, deadLetterArn }, error);
      journal.settle(delivery.number, 'dead-lettered', reason);
    }
  }
}
