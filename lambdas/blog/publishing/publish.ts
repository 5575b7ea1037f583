import type { CloudFrontKeyValueStoreClient } from '@aws-sdk/client-cloudfront-keyvaluestore';
import type { S3Client } from '@aws-sdk/client-s3';
import type { BuiltSite } from '#built-site';
import type { Category } from '#domain/blog/categories/category.ts';
import { fileOfPath } from '#domain/kernel/paths.ts';
import { cardInForce } from '#domain/settings/card-in-force.ts';
import type { renderBlog, SiteFile } from '#site-renderer';
import {
  ofMonth,
  pointPaths,
  publishedFile,
  publishedObjects,
  publishingLock,
  publishPages,
  siteReader,
  siteVariables,
  stateName,
} from '../../content/index.ts';
import { sizedPictures } from '../../files/index.ts';
import { workDueList } from '../../runtime/aggregate/due-list.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { JobRequest } from '../../runtime/triggers/schedule.ts';
import { categoryStore } from '../categories/category-store.ts';
import { duePosts } from '../due-posts.ts';
import { liveStore } from '../live-store.ts';
import { dueDrafts, madeStore } from '../made/made-store.ts';
import { makeWaitingDraft } from '../made/make-drafts.ts';
import { decisionStore } from '../missed/decision-store.ts';
import { type Watch, watchPosts, watchWithLinks } from '../monitoring/watch-posts.ts';
import { watchStore } from '../monitoring/watch-store.ts';
import { showDue } from '../move-post.ts';
import { postStore } from '../post-store.ts';
import { textStore } from '../text-store.ts';
import { plantGuides } from './plant-guides.ts';
import { showPictures } from './publish-pictures.ts';
import { type PublishPostsDeps, publishPosts } from './publish-posts.ts';
import { renderedStore } from './rendered-store.ts';

export const variables = {
  ...siteVariables,
  BLOG_TABLE: required,
  SITE_BUCKET: required,
  PUBLISHED_PATHS: required,
  FILES_TABLE: required,
  RELEASED_FILES_BUCKET: required,
};
type Env = EnvOf<typeof variables>;

interface Given extends Pick<SharedDependencies, 'client' | 'clock' | 'log' | 'newId'> {
  readonly s3: S3Client;
  readonly paths: CloudFrontKeyValueStoreClient;
  readonly takesCards: () => Promise<boolean>;
  /** Waits between two tries when somebody else changes the key value store at the same time. */
  readonly pause: Pause;
  readonly render: typeof renderBlog;
  readonly built: BuiltSite;
}

/** The renderer with what pages are rendered from now. */
const rendererOf = (env: Env, given: Given) => {
  const { clock, render, built } = given;
  const readSite = siteReader(env, given);
  return async (categories: readonly Category[]) => {
    const now = clock();
    const site = ofMonth(await readSite(now), now);
    const state = stateName(built.version, env.PUBLISHED_PATHS, site);
    const { schedule, url } = site;
    const facts = { card: cardInForce(site), schedule, url };
    return { state, render: render(site, built.assets, categories), facts };
  };
};

/** Stores a file that is not as built, and says where the edge finds it. */
const putFileOf = (env: Env, { s3, built }: Given): PublishPostsDeps['putFile'] => {
  const putObject = publishedObjects(s3, env.SITE_BUCKET);
  return async (path: string, file: SiteFile) => {
    const name = fileOfPath(path);
    const published = publishedFile(name, file, built.files);
    if (published === undefined) return `/${name}`;
    await putObject(published);
    return `/${published.key}`;
  };
};

/**
 * Publishes the blog, one run at a time: makes posts of the shipped guides, shows scheduled posts whose time has come, makes drafts that
 * were asked for, and renders what has changed.
 */
export const wirePublishing = (env: Env, given: Given) => {
  const { client, clock, log, newId, paths, pause } = given;
  const table = env.BLOG_TABLE;
  const live = liveStore(client, table);
  const moving = {
    clock,
    newId,
    posts: postStore(client, table),
    texts: textStore(client, table),
    live,
  };
  const watching = { clock, newId, live, store: watchStore(client, env.BLOG_TABLE) };
  const pass = (watch: Watch): PublishPostsDeps => ({
    live,
    categories: categoryStore(client, table),
    redirects: decisionStore(client, table),
    clock,
    watch,
    watchWithLinks: watchWithLinks(watching, watch),
    rendered: renderedStore(client, table),
    renderer: rendererOf(env, given),
    putFile: putFileOf(env, given),
    showPictures: showPictures({
      pictures: sizedPictures(client, given.s3, {
        table: env.FILES_TABLE,
        bucket: env.RELEASED_FILES_BUCKET,
      }),
      s3: given.s3,
      bucket: env.SITE_BUCKET,
      log,
    }),
    pointPaths: pointPaths(paths, env.PUBLISHED_PATHS, pause),
  });
  const making = { ...moving, log, made: madeStore(client, table), readData: siteReader(env, given) };
  const lock = publishingLock(client, table, clock, { pk: 'PUBLISHING', sk: 'POSTS' });
  return async (job: JobRequest): Promise<Readonly<Record<string, number>>> => {
    const correlationId = newId();
    await plantGuides(moving, correlationId);
    const handle = ({ id }: Readonly<Record<string, unknown>>) => showDue(moving, String(id), correlationId);
    const due = await workDueList({ due: duePosts(client, table), handle, clock, log }, job.millisecondsLeft);
    const drafts = { due: dueDrafts(client, table), clock, log };
    const make = ({ id }: Readonly<Record<string, unknown>>) =>
      makeWaitingDraft(making, String(id), correlationId);
    const made = await workDueList({ ...drafts, handle: make }, job.millisecondsLeft);
    const publishOnce = () => publishPosts(pass(watchPosts(watching, correlationId)), job.millisecondsLeft);
    const published = await publishPages({ lock, publishOnce, newId })(job);
    return { ...published, due: due.done, made: made.done, failed: due.failed + made.failed };
  };
};
