import type { BuiltSite } from '#built-site';
import type { renderSite, Site } from '#site-renderer';
import type { Clock } from '../runtime/clock.ts';
import type { publishedStates } from './published-state.ts';
import { type LivePaths, livePathsOf, type PublishedFile, publishedFiles, stateName } from './site-files.ts';
import { ofMonth } from './site-reader.ts';

export interface PublishOnceDeps {
  /** What the pages are rendered from, but the month. */
  readonly readSite: (now: Date) => Promise<Site>;
  readonly render: typeof renderSite;
  readonly built: BuiltSite;
  readonly publishedState: ReturnType<typeof publishedStates>;
  readonly putFile: (file: PublishedFile) => Promise<void>;
  readonly edge: {
    /** The key value store that holds the paths. A new store is empty and must be filled. */
    readonly store: string;
    /** Makes the edge serve exactly these paths. Returns how many changed. */
    readonly switchPaths: (paths: LivePaths) => Promise<number>;
  };
  readonly clock: Clock;
}

/** What one pass did. */
export interface PassResult {
  readonly files: number;
  readonly paths: number;
}

/**
 * One pass: renders the site from the current settings and publishes the files that differ from the build. It writes
 * the objects first, then switches the paths, then stores the published state. If it dies in between, the site is still
 * complete, and the next pass finishes. When the stored state is the current one, the pass renders nothing and calls
 * nothing.
 */
export const publishOnce = async (deps: PublishOnceDeps): Promise<PassResult> => {
  const { built, publishedState, edge } = deps;
  const now = deps.clock();
  const [read, live] = await Promise.all([deps.readSite(now), publishedState.read()]);
  const site = ofMonth(read, now);
  const state = stateName(built.version, edge.store, site);
  if (live?.state === state) return { files: 0, paths: 0 };
  const files = publishedFiles(deps.render(site, built.assets), built.files);
  const there = new Set(Object.values(live?.paths ?? {}));
  const missing = files.filter(({ key }) => !there.has(`/${key}`));
  await Promise.all(missing.map(deps.putFile));
  const paths = livePathsOf(files);
  const switched = await edge.switchPaths(paths);
  await publishedState.write({ state, paths });
  return { files: missing.length, paths: switched };
};
