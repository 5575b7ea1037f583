import jpeg from 'jpeg-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileSubject } from '#domain/files/file.ts';
import { exif, jpegWith, PLACE, pdf, png, segment } from '#domain/files/testing/sample-files.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { ann, type FilesWorld, startFilesWorld } from './files.world.ts';

let world: FilesWorld;
beforeAll(async () => {
  world = await startFilesWorld();
});
afterAll(() => world.stop());

const writer = { userId: 'writer-1', roles: ['content'] as const };
const clerk = { userId: 'clerk-1', roles: ['warehouse'] as const };
const post: FileSubject = { kind: 'post', id: newId() };
const picture = { subject: post, purpose: 'POST_PICTURE' };

const drawn = (width: number, height: number): Uint8Array =>
  jpeg.encode({ width, height, data: new Uint8Array(width * height * 4).fill(200) }, 80).data;
const sizeOf = (bytes: Uint8Array) => {
  const { width, height } = jpeg.decode(bytes, { useTArray: true });
  return [width, height];
};

describe('a picture of a post', () => {
  test('is kept in the sizes that pages need, never larger than it was, without the place where it was taken', async () => {
    const { id, state } = await world.send(writer, drawn(1200, 800), picture);
    expect(state).toBe('RELEASED');
    const read = await world.sized(post, id);
    const sizes = await Promise.all(
      ([480, 960, 1600] as const).map(async (width) => sizeOf((await read?.(width)) ?? pdf)),
    );
    expect(sizes).toEqual([
      [480, 320],
      [960, 640],
      [1200, 800],
    ]);
    const placed = await world.send(writer, jpegWith([segment(0xe1, exif(6))]), picture);
    const copy = await (await world.sized(post, placed.id))?.(480);
    expect(copy?.length).toBeGreaterThan(100);
    expect(Buffer.from(copy ?? []).toString('latin1')).not.toContain(PLACE);
  });

  test('is a photo that can be drawn again, or it is refused', async () => {
    const cut = await world.send(writer, jpegWith([]).subarray(0, 200), picture);
    expect([cut.state, cut.reason]).toEqual(['REFUSED', 'DAMAGED']);
    expect(await world.sized(post, cut.id)).toBeUndefined();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const drawing = await world.send(writer, svg, picture);
    expect([drawing.state, drawing.reason]).toEqual(['REFUSED', 'NOT_ALLOWED']);
    const huge = Uint8Array.from(drawn(64, 64));
    const frame = huge.findIndex((byte, at) => byte === 0xff && huge[at + 1] === 0xc0);
    huge.set([0x1f, 0xff, 0x1f, 0xff], frame + 5);
    const wide = await world.send(writer, huge, picture);
    expect([wide.state, wide.reason]).toEqual(['REFUSED', 'TOO_MANY_PIXELS']);
    const { status, body } = await world.askFor(writer, png, { ...picture, contentType: 'image/png' });
    expect([status, body.code]).toEqual([422, 'FILE_NOT_ALLOWED']);
  });

  test('is added and seen by those who write, and by nobody else', async () => {
    const { id } = await world.send(writer, drawn(64, 64), picture);
    expect((await world.open(id, writer, post)).status).toBe(200);
    for (const other of [clerk, ann]) {
      expect((await world.askFor(other, drawn(64, 64), picture)).status).toBe(404);
      expect((await world.open(id, other, post)).status).toBe(404);
    }
    const other: FileSubject = { kind: 'post', id: newId() };
    expect((await world.open(id, writer, other)).status).toBe(404);
    expect(await world.sized(other, id)).toBeUndefined();
  });

  test('stays with the texts, which may be restored years later', async () => {
    const { id } = await world.send(writer, drawn(64, 64), picture);
    world.pass(6 * 366 * 24 * 3_600_000);
    expect((await world.open(id, writer, post)).status).toBe(200);
    const items = await world.stored(`FILES#post:${post.id}`);
    expect(items.filter((item) => item.sk === id).map((item) => item.expires_at)).toEqual([undefined]);
  });
});
