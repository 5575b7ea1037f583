import * as z from 'zod/mini';
import type { State } from '../../state/state.ts';
import type { Clock, Invoke } from '../../types.ts';
import { backOff } from './back-off.ts';
import type { StreamMapping } from './definition.ts';
import { shardId } from './shard.ts';

interface OpenWindow {
  /** Epoch ms. */
  readonly start: number;
  /** The state that the function returned last. */
  readonly state: unknown;
}

export interface WindowContext {
  readonly mapping: StreamMapping;
  readonly state: State;
  readonly clock: Clock;
  readonly invoke: Invoke;
  readonly log: (message: string) => void;
  readonly signal: AbortSignal;
}

const windows = 'stream-windows';
const Answer = z.object({ state: z.unknown() });

/**
 * The tumbling window of a mapping. The function gets the window with each batch, together with the state that it returned for the
 * previous batch, and once more, without records, when the window is over.
 */
export class TumblingWindow {
  private readonly context: WindowContext;
  private readonly length: number;

  constructor(context: WindowContext) {
    this.context = context;
    this.length = context.mapping.tumblingSeconds * 1000;
  }

  /** The end of the open window, in epoch ms. Undefined if none is open. */
  get endsAt(): number | undefined {
    const { open } = this;
    return open && open.start + this.length;
  }

  /** Opens the window of a record with this time, after closing the previous one. */
  async enter(time: number): Promise<void> {
    const start = Math.floor(time / this.length) * this.length;
    const { open } = this;
    if (open !== undefined && start <= open.start) return;
    await this.close();
    if (!this.context.signal.aborted) this.keep({ start, state: {} });
  }

  /** Closes the window if its time is over. */
  async closeWhenOver(): Promise<void> {
    if (this.endsAt !== undefined && this.endsAt <= this.context.clock.now()) await this.close();
  }

  /** The window's fields in an event. */
  fields(isFinalInvokeForWindow = false): object {
    const { open, length, context } = this;
    if (open === undefined) return {};
    return {
      window: { start: isoSeconds(open.start), end: isoSeconds(open.start + length) },
      state: open.state,
      shardId,
      eventSourceARN: context.mapping.streamArn,
      isFinalInvokeForWindow,
      isWindowTerminatedEarly: false,
    };
  }

  /** Stores the state that the function returned, or an empty state. */
  learn(answer: unknown): void {
    const { open } = this;
    if (open !== undefined) this.keep({ ...open, state: Answer.safeParse(answer).data?.state ?? {} });
  }

  private get open(): OpenWindow | undefined {
    return this.context.state.get<OpenWindow>(windows, this.context.mapping.id);
  }

  private keep(window: OpenWindow): void {
    this.context.state.put(windows, this.context.mapping.id, window);
  }

  /** Invokes the function a last time for the window, with the mapping's retries, and discards the window. */
  private async close(): Promise<void> {
    const { mapping, invoke, state, log, signal } = this.context;
    if (this.open === undefined) return;
    for (let failures = 0; failures <= mapping.maximumRetries && !signal.aborted; failures += 1) {
      try {
        await invoke(mapping.functionName, { Records: [], ...this.fields(true) });
        break;
      } catch (error) {
        log(`${mapping.functionName} failed at the end of a window of ${mapping.table}: ${error}`);
        await backOff(failures + 1, signal);
      }
    }
    if (!signal.aborted) state.remove(windows, mapping.id);
  }
}

const isoSeconds = (time: number): string => new Date(time).toISOString().replace('.000Z', 'Z');
