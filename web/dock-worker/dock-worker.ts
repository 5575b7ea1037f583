import { answerFor, keepAll } from './kept-files.ts';

/** The events of a worker of pages, of which the types of a browser's window know nothing. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Lasting {
  readonly data: unknown;
}
interface WorkerScope {
  addEventListener(name: 'fetch', hear: (event: Fetching) => void): void;
  addEventListener(name: 'message', hear: (event: Told) => void): void;
  addEventListener(name: 'install' | 'activate', hear: (event: Lasting) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}

const scope = self as unknown as WorkerScope;
const kept = () => caches.open('dock');

/**
 * Lets the dock open without a network: it keeps the files of the app that the dock needs, and nothing of anybody's data. It is
 * installed by the dock and answers pages below /staff/ only.
 */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('fetch', (event) => {
  const answer = answerFor(event.request, kept, fetch, (work) => event.waitUntil(work));
  if (answer !== undefined) event.respondWith(answer);
});
scope.addEventListener('message', (event) => {
  const { data } = event;
  if (Array.isArray(data)) event.waitUntil(kept().then((files) => keepAll(data.map(String), files, fetch)));
});
