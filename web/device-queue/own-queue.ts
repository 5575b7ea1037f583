import { sendJob } from './jobs.ts';
import { type DeviceQueue, deviceQueue } from './queue.ts';
import { deviceStore } from './store.ts';
import { noteUnsent } from './unsent.ts';

const NAME = 'skybarrel-device-queue';
/** While something waits, it is tried again this often. A page that was opened without a network may never hear that it is back. */
const RETRY_MS = 5_000;

const alone = <Value>(work: () => Promise<Value>): Promise<Value> =>
  navigator.locks ? (navigator.locks.request(NAME, work) as Promise<Value>) : work();

let own: { readonly userId: string; readonly queue: DeviceQueue; readonly stop: () => void } | undefined;

/** Sends again when there is a connection, when the window is looked at, and from time to time while something waits. */
const keepSending = (userId: string, name: string | undefined, queue: DeviceQueue): (() => void) => {
  const send = () => void queue.flush();
  const sendIfSeen = () => {
    if (document.visibilityState === 'visible') send();
  };
  const count = async () => noteUnsent(userId, (await queue.all()).length, name);
  const stopWatching = queue.watch(() => void count());
  const timer = setInterval(() => {
    if (navigator.onLine) void queue.all().then((all) => all.some(({ refused }) => !refused) && send());
  }, RETRY_MS);
  addEventListener('online', send);
  document.addEventListener('visibilitychange', sendIfSeen);
  void count();
  send();
  return () => {
    stopWatching();
    clearInterval(timer);
    removeEventListener('online', send);
    document.removeEventListener('visibilitychange', sendIfSeen);
  };
};

/** The queue of the signed-in person on this device, which begins to send what waits. Their first name is for others who use the device. */
export const queueOf = (userId: string, ownerName?: string): DeviceQueue => {
  if (own?.userId === userId) return own.queue;
  own?.stop();
  const queue = deviceQueue({ store: deviceStore(), ownerId: userId, ownerName, send: sendJob, alone });
  own = { userId, queue, stop: keepSending(userId, ownerName, queue) };
  return queue;
};
