import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ImageBlock } from '#domain/blog/pictures/image-block.ts';
import { samplePicture } from '#domain/blog/testing/sample-post.ts';
import { pictureSizes } from '#domain/files/picture-sizes.ts';
import { sizedKey } from '#lambdas/files/objects/object-keys.ts';
import { fileItem, type StoredFile } from '#lambdas/files/store/file-items.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { startPublishing } from './publishing.world.ts';

type World = Awaited<ReturnType<typeof startPublishing>>;

let world: World;
beforeEach(async () => {
  world = await startPublishing();
});
afterEach(() => world.stop());

const at = '2026-11-21T15:00:00.000Z';

/** A picture that a writer sent, in a state. */
const sent = async (state: StoredFile['state'] = 'RELEASED'): Promise<ImageBlock> => {
  const block = { ...samplePicture, file: newId(), post: newId() };
  const file: StoredFile = {
    id: block.file,
    subject: { kind: 'post', id: block.post },
    purpose: 'POST_PICTURE',
    contentType: 'image/jpeg',
    bytes: 1000,
    state,
    askedAt: at,
    askedBy: 'ada',
    version: 3,
  };
  await world.put(world.tables.files, fileItem(file));
  for (const { width } of pictureSizes)
    await world.s3.send(
      new PutObjectCommand({
        Bucket: world.env.RELEASED_FILES_BUCKET,
        Key: sizedKey(file, width),
        Body: `${block.file} at ${width}`,
      }),
    );
  return block;
};

const object = (path: string) =>
  world.s3.send(
    new GetObjectCommand({ Bucket: world.env.SITE_BUCKET, Key: path.replace('/blog/', 'published/') }),
  );
const published = async (): Promise<readonly string[]> =>
  (await world.objects()).filter((key) => key.startsWith('published/images/')).toSorted();
const showing = (title: string, ...pictures: readonly ImageBlock[]) => {
  const text = world.saying(title);
  return { ...text, body: [...text.body, ...pictures] };
};

test('a picture can be read by everybody when its page is shown, and not before', async () => {
  await world.publish();
  const block = await sent();
  const id = await world.approved(showing('A barrel', block));
  expect(await published()).toEqual([]);
  await world.move(id, 'PUBLISHED');
  await world.publish();
  const page = await world.page('/blog/a-barrel');
  const paths = [...page.matchAll(/(\/blog\/images\/[\w.-]+)/g)].map(([path]) => path);
  expect(await published()).toEqual(
    [...new Set(paths.map((path) => path.replace('/blog/', 'published/')))].toSorted(),
  );
  const { Body, ContentType, CacheControl } = await object(`/blog/images/${block.file}-960.jpg`);
  expect(await Body?.transformToString()).toBe(`${block.file} at 960`);
  expect([ContentType, CacheControl]).toEqual(['image/jpeg', 'public, max-age=31536000, immutable']);
  expect(page).toContain(`"image":["${world.env.SITE_URL}/blog/images/${block.file}-1600.jpg"]`);
  expect(await world.page('/feed.xml')).toContain(
    `src=&quot;${world.env.SITE_URL}/blog/images/${block.file}-960.jpg&quot;`,
  );
});

test('a run that dies at any write shows no page without its pictures, and the next run shows all of it', async () => {
  await world.publish();
  for (let dies = 0; dies < 5; dies += 1) {
    const block = await sent();
    const id = await world.approved(showing(`Dies ${dies}`, block));
    await world.move(id, 'PUBLISHED');
    let writes = 0;
    world.beforeEach((command) => {
      if (command === 'PutObjectCommand' && writes++ === dies) throw new Error('The run died.');
    });
    await world.publish().catch(() => undefined);
    world.beforeEach(() => {});
    expect(world.paths.get(`/blog/dies-${dies}`)).toBeUndefined();
    world.moveTo(new Date(Date.parse(at) + (dies + 1) * 3_600_000).toISOString());
    await world.publish();
    expect(await world.page(`/blog/dies-${dies}`)).toContain(`/blog/images/${block.file}-480.jpg`);
    expect(await published()).toContain(`published/images/${block.file}-480.jpg`);
  }
});

test('what was not released is never shown, and holds up no other post', async () => {
  await world.publish();
  const [checking, unknown] = [await sent('CHECKING'), { ...samplePicture, file: newId() }];
  const id = await world.approved(showing('Waits', checking, unknown));
  await world.move(id, 'PUBLISHED');
  await world.publish();
  expect(await published()).toEqual([]);
  expect(await world.page('/blog/waits')).toContain(samplePicture.alt);
});

test('a post with a picture costs the same to publish with 10 posts and with 200', async () => {
  const costOf = async (title: string) => {
    const id = await world.approved(showing(title, await sent()));
    await world.move(id, 'PUBLISHED');
    world.sent.length = 0;
    await world.publish();
    return world.sent.filter(({ command }) => command.endsWith('ObjectCommand')).length;
  };
  await world.fill(7);
  await world.publish();
  const few = await costOf('With ten');
  await world.fill(190);
  await world.publish();
  expect(await costOf('With more')).toBeLessThanOrEqual(few * 1.1);
});
