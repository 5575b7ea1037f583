import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, UNREACHABLE } from '#web/api/api-error.ts';
import { deviceQueue, type Outcome } from './queue.ts';
import { deviceStore, type Kept } from './store.ts';

const lost = () =>
  new ApiError(UNREACHABLE, { code: 'UNREACHABLE', message: 'No connection.', correlationId: '' });
const refusal = () =>
  new ApiError(409, { code: 'STEP_NOT_POSSIBLE', message: 'It is not at the dock.', correlationId: '' });

const busy = () =>
  new ApiError(409, { code: 'BUSY', message: 'Others are changing this right now.', correlationId: '' });

/** One at a time over all tabs, as the browser's lock does it. */
const lock = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const run = last.then(work, work);
    last = run.catch(() => undefined);
    return run;
  };
};

let database = 0;
let name: string;
let alone: ReturnType<typeof lock>;
/** What the server has, by the id of each thing: the same id again is the same thing. */
let server: Map<string, Kept>;
let order: string[];

const take = async (kept: Kept): Promise<unknown> => {
  order.push(kept.id);
  server.set(kept.id, kept);
  return { recorded: true };
};
const tab = (send: (kept: Kept) => Promise<unknown> = take, ownerId = 'dock-1') =>
  deviceQueue({ store: deviceStore(name), ownerId, send, alone });
const scan = (id: string, line = '7K3M9-Q2X4T-C') => ({ id, line, words: id, payload: { id } });

beforeEach(() => {
  database += 1;
  name = `device-${database}`;
  alone = lock();
  server = new Map();
  order = [];
});

describe('what a device keeps', () => {
  test('is sent in the order of the scans, and is gone when it is answered', async () => {
    const queue = tab();
    for (const id of ['1', '2', '3']) await queue.add(scan(id));
    await queue.flush();
    expect(order).toEqual(['1', '2', '3']);
    expect(await queue.all()).toEqual([]);
  });

  test('waits while there is no connection, and keeps its order', async () => {
    const send = vi.fn(take).mockRejectedValue(lost());
    const queue = tab(send);
    for (const id of ['1', '2']) await queue.add(scan(id));
    await queue.flush();
    expect((await queue.all()).map(({ id }) => id)).toEqual(['1', '2']);
    // Nothing overtakes what could not be sent.
    expect(send.mock.calls.every(([{ id }]) => id === '1')).toBe(true);
    send.mockImplementation(take);
    await queue.flush();
    expect(order).toEqual(['1', '2']);
  });

  test('is sent again, and not called refused, when others kept writing the same thing', async () => {
    const send = vi.fn(take).mockRejectedValueOnce(busy());
    const queue = tab(send);
    await queue.add(scan('1'));
    await queue.flush();
    await queue.flush();
    expect(order).toEqual(['1']);
    expect(await queue.all()).toEqual([]);
  });

  test('is sent again with the same id by the next page, when this one was closed before the answer', async () => {
    const closed = tab(async (kept) => {
      await take(kept);
      return new Promise(() => undefined);
    });
    await closed.add(scan('1'));
    await vi.waitFor(() => expect(order).toEqual(['1']));
    // The browser frees the lock of a page that is closed.
    alone = lock();
    const next = tab();
    expect(await next.all()).toMatchObject([{ id: '1', tried: true }]);
    await next.flush();
    expect(order).toEqual(['1', '1']);
    expect(server.size).toBe(1);
    expect(await next.all()).toEqual([]);
  });

  test('stays when it is refused, with the reason, holds nothing up, and goes when somebody has dealt with it', async () => {
    const queue = tab(async (kept) => (kept.id === '1' ? Promise.reject(refusal()) : take(kept)));
    const outcomes: Outcome[] = [];
    queue.watch((outcome) => outcome && outcomes.push(outcome));
    for (const id of ['1', '2']) await queue.add(scan(id));
    await queue.flush();
    expect(order).toEqual(['2']);
    const refused = { code: 'STEP_NOT_POSSIBLE', message: 'It is not at the dock.' };
    expect(await tab().all()).toMatchObject([{ id: '1', refused }]);
    expect(outcomes.map(({ id }) => id)).toEqual(['1', '2']);
    await queue.flush();
    expect(await queue.all()).toHaveLength(1);
    await queue.dismiss('1');
    expect(await queue.all()).toEqual([]);
  });

  test('is sent again after a refusal, when somebody says so', async () => {
    const send = vi.fn(take).mockRejectedValueOnce(refusal());
    const queue = tab(send);
    await queue.add(scan('1'));
    await queue.flush();
    await queue.again('1');
    await queue.flush();
    expect(order).toEqual(['1']);
    expect(await queue.all()).toEqual([]);
  });

  test('is sent again with what somebody answered to a refusal, and what waits is left as it is', async () => {
    const send = vi.fn(take).mockRejectedValueOnce(refusal());
    const queue = tab(send);
    await queue.add(scan('1'));
    await queue.flush();
    send.mockRejectedValue(lost());
    await queue.add(scan('2'));
    await queue.flush();
    const answer = (payload: unknown) => ({ ...(payload as object), answered: true });
    for (const id of ['1', '2']) await queue.again(id, answer);
    send.mockImplementation(take);
    await queue.flush();
    expect([...server.values()].map(({ payload }) => payload)).toEqual([
      { id: '1', answered: true },
      { id: '2' },
    ]);
    expect(await queue.all()).toEqual([]);
  });

  test('is sent once by two tabs', async () => {
    const [one, other] = [tab(), tab()];
    for (const id of ['1', '2', '3']) await one.add(scan(id));
    await Promise.all([one.flush(), other.flush(), one.flush(), other.flush()]);
    expect(order).toEqual(['1', '2', '3']);
  });

  test('is sent by its owner alone', async () => {
    const offline = tab(async () => Promise.reject(lost()));
    await offline.add(scan('1'));
    await offline.flush();
    const other = tab(take, 'dock-2');
    await other.flush();
    expect(order).toEqual([]);
    expect(await other.all()).toEqual([]);
    expect(await offline.all()).toHaveLength(1);
  });

  test('is withdrawn only while no server can know of it', async () => {
    const send = vi.fn(take).mockRejectedValue(lost());
    const queue = tab(send);
    for (const id of ['1', '2']) await queue.add(scan(id));
    await queue.flush();
    expect(await queue.withdraw('2')).toBe(true);
    // The first one was sent, and only its answer may be lost.
    expect(await queue.withdraw('1')).toBe(false);
    expect((await queue.all()).map(({ id }) => id)).toEqual(['1']);
  });
});
