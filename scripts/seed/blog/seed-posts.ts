import type { DeskPost } from '#domain/blog/desk/desk-post.ts';
import { type PostStatus, postStatuses } from '#domain/blog/lifecycle.ts';
import type { SavedText } from '#domain/blog/text/saving.ts';
import { addDays, newYorkDay } from '#domain/kernel/new-york.ts';
import { idOf } from '../life/id-of.ts';
import type { PastCloud, Person } from '../life/past-cloud.ts';
import { type SamplePost, samplePosts } from './sample-posts.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
/** The first sample was added so many days ago; each of the others a day later. */
const FIRST_DAYS_AGO = 9;

interface Makes {
  readonly past: PastCloud;
  readonly writer: Person;
  readonly admin: Person;
  readonly now: Date;
}

const place = (status: PostStatus): number => postStatuses.indexOf(status);

/** Adds a post, or finds the one that an interrupted start has added, and writes its plan and its text. */
const writePost = async ({ past, writer: as, now }: Makes, sample: SamplePost): Promise<DeskPost> => {
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
      body: { revision: 1, window: id, text: { title, ...text } },
    });
  return post;
};

/** Posts in every status on the way to an approved text: one writer writes them, and an admin approves. */
export const seedPosts = async (makes: Makes): Promise<void> => {
  const { past, writer, admin, now } = makes;
  for (const [at, sample] of samplePosts.entries()) {
    let time = now.getTime() - (FIRST_DAYS_AGO - at) * DAY_HOURS * HOUR_MS;
    past.at(new Date(time));
    let post = await writePost(makes, sample);
    for (const status of postStatuses.filter(
      (one) => place(one) > place(post.status) && place(one) <= place(sample.status),
    )) {
      time += HOUR_MS;
      past.at(new Date(time));
      post = (await past.ask('POST /api/blog/{id}/status', {
        as: status === 'APPROVED' ? admin : writer,
        params: { id: post.id },
        body: { version: post.version, status },
      })) as unknown as DeskPost;
    }
  }
  past.at(now);
};
