/** As much of a browser's cache as the worker uses. */
export type Kept = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;

type Ask = (request: Request | string) => Promise<Response>;

/** The desk's document, which is the same for every path below /staff. It is kept under the one that is opened without a network. */
const DOCUMENT = '/staff/dock';
/** Files that change without a release: the stage's settings and the public ones. */
const SETTINGS: readonly string[] = ['/config.json', '/settings.json'];
const ASSETS = '/assets/';

/** The dock uses about a hundred files. Three releases of them may be kept before the oldest are looked for. */
const MOST_KEPT = 300;

/** A phone between steel doors has a network that never answers. */
export const PATIENCE_MS = 4_000;

const pathOf = (url: string): string => new URL(url, location.origin).pathname;
const isOurs = (url: string): boolean => new URL(url).origin === location.origin;

/** Where a file is kept that shall be the newest one while there is a network. */
const newestKept = ({ mode, url }: Request): string | undefined => {
  if (mode === 'navigate') return DOCUMENT;
  return SETTINGS.find((path) => path === pathOf(url));
};

const inTime = (answer: Promise<Response>, ms: number): Promise<Response> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The network does not answer.')), ms);
    void answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/**
 * How the worker answers a request of the desk, or undefined where the browser shall ask by itself, as it does for the API. Assets have
 * the hash of their content in their name, so a kept one is never old. Document and settings come from the network, and from what is
 * kept while that is gone. `later` keeps the worker alive for what is written after the answer.
 */
export const answerFor = (
  request: Request,
  kept: () => Promise<Kept>,
  ask: Ask,
  later: (work: Promise<unknown>) => void,
  patience = PATIENCE_MS,
): Promise<Response> | undefined => {
  if (request.method !== 'GET' || !isOurs(request.url)) return undefined;
  const keep = async (key: Request | string, answer: Response): Promise<Response> => {
    if (answer.ok) {
      const copy = answer.clone();
      later(kept().then((files) => files.put(key, copy)));
    }
    return answer;
  };
  const newest = newestKept(request);
  if (newest !== undefined) {
    const fresh = ask(request).then((answer) => keep(newest, answer));
    return inTime(fresh, patience).catch(async (failure: unknown) => {
      const before = await (await kept()).match(newest);
      // Nothing is kept yet: then the network's own failure is the answer, however long it takes.
      return before ?? (failure instanceof TypeError ? Promise.reject(failure) : fresh);
    });
  }
  if (!pathOf(request.url).startsWith(ASSETS)) return undefined;
  return kept().then(async (files) => (await files.match(request)) ?? keep(request, await ask(request)));
};

/**
 * Keeps these assets, which the dock of this release uses, with the document and the settings. One that cannot be fetched leaves the
 * others, and is fetched the next time. When too many are kept, those go that this release does not use.
 */
export const keepAll = async (
  assets: readonly string[],
  files: Kept,
  ask: Ask,
  most = MOST_KEPT,
): Promise<void> => {
  const wanted = new Set(assets.filter((path) => path.startsWith(ASSETS)));
  for (const path of [...wanted, ...SETTINGS, DOCUMENT]) {
    if (await files.match(path)) continue;
    const answer = await ask(path);
    if (answer.ok) await files.put(path, answer);
  }
  const kept = await files.keys();
  if (kept.length <= most) return;
  for (const { url } of kept)
    if (pathOf(url).startsWith(ASSETS) && !wanted.has(pathOf(url))) await files.delete(url);
};
