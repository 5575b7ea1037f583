import type { Block } from '#domain/blog/body/block.ts';
import type { PastCloud, Person } from '../../life/past-cloud.ts';
import { sendReleasedFile } from '../../life/send-file.ts';
import { drawn, HEIGHT, type Pen, WIDTH } from './canvas.ts';

/** A picture of a sample post, which we draw ourselves. */
export interface SamplePicture {
  /** The heading below which it stands. */
  readonly under: string;
  readonly draw: (pen: Pen) => void;
  readonly alt: string;
  readonly caption?: string;
}

/** Sends the pictures of a post as its writer, each once. Returns them by the headings below which they stand. */
export const sendPictures = async (
  past: PastCloud,
  as: Person,
  post: string,
  pictures: readonly SamplePicture[],
): Promise<ReadonlyMap<string, Block>> => {
  const blocks = new Map<string, Block>();
  for (const { under, draw, ...words } of pictures) {
    const file = await sendReleasedFile(past, as, {
      purpose: 'POST_PICTURE',
      subject: { kind: 'post', id: post },
      contentType: 'image/jpeg',
      bytes: await drawn(draw),
      words: `picture of ${post} under ${under}`,
    });
    blocks.set(under, { kind: 'image', file, post, ...words, width: WIDTH, height: HEIGHT });
  }
  return blocks;
};

/** A body with its pictures below their headings. */
export const withPictures = (body: readonly Block[], pictures: ReadonlyMap<string, Block>): Block[] =>
  body.flatMap((block) => {
    const picture = block.kind === 'heading' ? pictures.get(block.id) : undefined;
    return picture === undefined ? [block] : [block, picture];
  });
