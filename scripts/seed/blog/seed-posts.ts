import type { Block } from '#domain/blog/body/block.ts';
import type { DeskPost } from '#domain/blog/desk/desk-post.ts';
import { type PostStatus, postStatuses } from '#domain/blog/lifecycle.ts';
import type { SavedText } from '#domain/blog/text/saving.ts';
import { addDays, newYorkDay } from '#domain/kernel/new-york.ts';
import { idOf } from '../life/id-of.ts';
import type { PastCloud, Person } from '../life/past-cloud.ts';
import { sendPictures, withPictures } from './pictures/sample-pictures.ts';
import type { SamplePost } from './posts/sample-post.ts';
import { samplePosts } from './sample-posts.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
/** Comments are of yesterday: somebody has them to do today. */
const SAID_HOURS_AGO = 20;
/** The first of those that do not say it was added so many days ago; each of the others a day later. */
const FIRST_DAYS_AGO = 9;

interface Makes {
  readonly past: PastCloud;
  readonly writer: Person;
  readonly admin: Person;
  readonly now: Date;
}

/** Adds a post, or finds the one that an interrupted start has added, and writes its plan and its text. */
const writePost = async (
  { past, writer: as, now }: Makes,
  sample: SamplePost,
  pictures: ReadonlyMap<string, Block>,
): Promise<DeskPost> => {
  const { title, plan, text, isOwned, dueInDays, plannedInDays } = sample;
  const id = idOf(`post ${title}`);
  const params = { id };
  const added = (await past.ask('POST /api/blog', { as, body: { id, title } })) as unknown as DeskPost;
  if (added.status !== 'IDEA') return added;
  const dayIn = (days: number): string => addDays(newYorkDay(now), days);
  const planned = {
    title,
    brief: added.brief,
    ...plan,
    ...(isOwned ? { owner: as.userId } : {}),
    ...(dueInDays === undefined ? {} : { dueOn: dayIn(dueInDays) }),
    ...(plannedInDays === undefined ? {} : { plannedFor: dayIn(plannedInDays) }),
  };
  const body = { version: added.version, plan: planned };
  const post = (await past.ask('PUT /api/blog/{id}', { as, params, body })) as unknown as DeskPost;
  const saved = (await past.ask('GET /api/blog/{id}/text', { as, params })) as unknown as SavedText;
  if (text !== undefined && saved.revision === 1)
    await past.ask('PUT /api/blog/{id}/text', {
      as,
      params,
      body: {
        revision: 1,
        window: id,
        text: { title, ...text, body: withPictures(text.body, pictures) },
      },
    });
  return post;
};

/** The steps that lead to a status, the last one included. */
const stepsTo = (status: PostStatus): readonly PostStatus[] => {
  const written = postStatuses.slice(1, postStatuses.indexOf('APPROVED') + 1);
  if (status === 'ARCHIVED') return ['ARCHIVED'];
  if (status === 'UNPUBLISHED') return [...written, 'PUBLISHED', 'UNPUBLISHED'];
  return written.includes(status) || status === 'IDEA'
    ? written.slice(0, written.indexOf(status) + 1)
    : [...written, status];
};

/** Writes what colleagues say about a post, each comment once. */
const sayAbout = async ({ past, writer, admin, now }: Makes, { title, comments = [] }: SamplePost) => {
  const id = idOf(`post ${title}`);
  past.at(new Date(now.getTime() - SAID_HOURS_AGO * HOUR_MS));
  for (const { by, text, isDone } of comments) {
    const as = by === 'writer' ? writer : admin;
    const ask = (change: object) =>
      past.ask('PUT /api/blog/{id}/comments/{comment}', {
        as,
        params: { id, comment: idOf(`comment ${text}`) },
        body: { change },
      });
    await ask({ act: 'write', text });
    if (isDone) await ask({ act: 'done', version: 1, done: true });
  }
};

/** Takes a post to its status, a step an hour; what an interrupted start has done is not done again. */
const takeOn = async ({ past, writer, admin, now }: Makes, sample: SamplePost, addedAt: number) => {
  const pictures = await sendPictures(past, writer, idOf(`post ${sample.title}`), sample.pictures ?? []);
  past.at(new Date(addedAt));
  let post = await writePost({ past, writer, admin, now }, sample, pictures);
  const steps = stepsTo(sample.status);
  for (const [at, status] of steps.slice(steps.indexOf(post.status) + 1).entries()) {
    past.at(new Date(addedAt + (at + 1) * HOUR_MS));
    const shownAt = new Date(now.getTime() + (sample.shownInDays ?? 0) * DAY_HOURS * HOUR_MS);
    post = (await past.ask('POST /api/blog/{id}/status', {
      as: status === 'APPROVED' ? admin : writer,
      params: { id: post.id },
      body: {
        version: post.version,
        status,
        ...(status === 'SCHEDULED' ? { publishAt: shownAt.toISOString() } : {}),
      },
    })) as unknown as DeskPost;
  }
  await sayAbout({ past, writer, admin, now }, sample);
};

/** Posts in every status: one writer writes them, and an admin approves. */
export const seedPosts = async (makes: Makes): Promise<void> => {
  let next = FIRST_DAYS_AGO;
  for (const sample of samplePosts) {
    const daysAgo = sample.addedDaysAgo ?? next--;
    await takeOn(makes, sample, makes.now.getTime() - daysAgo * DAY_HOURS * HOUR_MS);
  }
  makes.past.at(makes.now);
};
