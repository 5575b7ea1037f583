import type { BuiltSite } from '#built-site';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import type { renderSite, Site } from '#site-renderer';
import type { Clock } from '../runtime/clock.ts';
import type { publishedStates } from './published-state.ts';
import { type LivePaths, livePathsOf, type PublishedFile, publishedFiles, stateName } from './site-files.ts';

export interface PublishOnceDeps {
  /** The settings, and the flights as they are planned. */
  readonly readSettings: (now: Date) => Promise<SiteSettings & Pick<Site, 'departures'>>;
  readonly render: typeof renderSite;
  readonly built: BuiltSite;
  /** The site's address, and whether it shows invented testimonials. */
  readonly stage: { readonly url: string; readonly showsSamples: boolean };
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
  const { built, stage, publishedState, edge } = deps;
  const now = deps.clock();
  const [settings, live] = await Promise.all([deps.readSettings(now), publishedState.read()]);
  // With the month in the state, the first pass of every month publishes again and renews objects before they expire.
  const site = { ...settings, ...stage, month: now.toISOString().slice(0, 7) };
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
