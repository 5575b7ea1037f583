import type { BuiltSite } from '#built-site';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import type { renderSite } from '#site-renderer';
import type { Clock } from '../runtime/clock.ts';
import { type LivePaths, livePathsOf, type PublishedFile, publishedFiles, stateName } from './site-files.ts';

/** What the site showed when publishing last came to its end. */
export interface LiveNote {
  /** Name of the state that it was rendered from. */
  readonly state: string;
  readonly paths: LivePaths;
}

export interface BringLiveDeps {
  readonly readSettings: (now: Date) => Promise<SiteSettings>;
  readonly render: typeof renderSite;
  readonly built: BuiltSite;
  /** Where the site stands, and whether invented testimonials may be seen there. */
  readonly stage: { readonly url: string; readonly showsSamples: boolean };
  readonly note: {
    read(): Promise<LiveNote | undefined>;
    write(note: LiveNote): Promise<void>;
  };
  readonly putFile: (file: PublishedFile) => Promise<void>;
  readonly edge: {
    /** Which store the paths are switched in: another one has to be filled. */
    readonly store: string;
    /** Has the edge serve exactly these and answers how many paths that changed. */
    readonly switchPaths: (paths: LivePaths) => Promise<number>;
  };
  readonly clock: Clock;
}

/** What one pass did. */
export interface Passed {
  readonly files: number;
  readonly paths: number;
}

/**
 * One pass: renders the site from the settings as they are now and makes what differs from the build live. Objects come first, then
 * the switch, then the note, so that a pass that dies anywhere leaves a whole site, and the next one finishes. Where the
 * note already names this state nothing is rendered and nobody is asked.
 */
export const bringLive = async (deps: BringLiveDeps): Promise<Passed> => {
  const { built, stage, note, edge } = deps;
  const now = deps.clock();
  const [settings, live] = await Promise.all([deps.readSettings(now), note.read()]);
  // The month is part of the state's name, so that every month begins with a pass that renews what expires.
  const site = { ...settings, ...stage, month: now.toISOString().slice(0, 7) };
  const state = stateName(built.version, edge.store, site);
  if (live?.state === state) return { files: 0, paths: 0 };
  const files = publishedFiles(deps.render(site, built.assets), built.files);
  const there = new Set(Object.values(live?.paths ?? {}));
  const missing = files.filter(({ key }) => !there.has(`/${key}`));
  await Promise.all(missing.map(deps.putFile));
  const paths = livePathsOf(files);
  const switched = await edge.switchPaths(paths);
  await note.write({ state, paths });
  return { files: missing.length, paths: switched };
};
