import { paragraph } from '#domain/blog/body/write.ts';
import type { PostText } from '#domain/blog/text/post-text.ts';
import { shownItems, startPublishing } from '#tests/integration/blog/publishing.world.ts';
import { meterOf } from '../capacity.ts';
import { fill } from '../lists/measured-list.ts';

/** What one post costs from the click on *Publish* to its readers. */
export interface Published {
  /** Objects that were written to the bucket, and their bytes. */
  readonly objects: number;
  readonly bytes: number;
  /** Requests to the key value store of the edge, and the paths that it got. */
  readonly edge: number;
  readonly paths: number;
  /** Requests to the table, and their units. */
  readonly table: number;
  readonly read: number;
  readonly written: number;
  /** Of the function that publishes, on this machine. */
  readonly milliseconds: number;
}

const sentence =
  'A barrel that is at the dock before the cutoff flies the same week, and waits at the counter. ';
/** A post of some 900 words. */
const textOf = (place: number): PostText => ({
  title: `What to know before you ship, part ${String(place).padStart(5, '0')}`,
  description: 'By when it has to be here, what it costs, and what your receiver needs.',
  lead: [{ text: sentence }],
  body: Array.from({ length: 10 }, () => paragraph(sentence.repeat(5))),
});

/** One post more among so many that are published, without a category or in one. */
export const publishAmong = async (posts: number, category?: string): Promise<Published> => {
  const world = await startPublishing();
  try {
    await world.publish();
    await fill(world.client, world.tables.blog, shownItems(posts, category, textOf));
    await world.publish();
    const id = await world.approved(textOf(0), category === undefined ? {} : { category });
    const taken = meterOf(world.client);
    world.sent.length = 0;
    world.asked.length = 0;
    const before = new Map(world.paths.entries());
    await world.move(id, 'PUBLISHED');
    const begun = performance.now();
    await world.publish();
    const milliseconds = performance.now() - begun;
    const objects = world.sent.filter(({ command }) => command === 'PutObjectCommand');
    const published = {
      objects: objects.length,
      bytes: world.sent.reduce((sum, { bytes }) => sum + bytes, 0),
      edge: world.sent.length - objects.length,
      paths: [...world.paths.entries()].filter(([path, to]) => before.get(path) !== to).length,
      table: world.asked.length,
      ...taken(),
      milliseconds,
    };
    const { live } = await world.show(id);
    if (!(await world.page(`/blog/${live?.slug}`)).includes(textOf(0).title))
      throw new Error('The post is not where its readers look for it.');
    return published;
  } finally {
    await world.stop();
  }
};
