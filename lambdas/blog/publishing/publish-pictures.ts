import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { pictureKey, picturesIn, widthsOf } from '#domain/blog/pictures/addresses.ts';
import type { ImageBlock } from '#domain/blog/pictures/image-block.ts';
import { type LivePost, postOf } from '#domain/blog/published/live-post.ts';
import type { PictureWidth } from '#domain/files/picture-sizes.ts';
import type { SizedPictures } from '../../files/index.ts';
import type { Log } from '../../runtime/logger.ts';
import { mapConcurrently } from '../../runtime/map-concurrently.ts';

interface Deps {
  readonly pictures: SizedPictures;
  readonly s3: S3Client;
  /** The bucket of the site. */
  readonly bucket: string;
  readonly log: Pick<Log, 'warn'>;
}

/** Makes the pictures of posts readable by everybody. */
export type ShowPictures = (posts: readonly LivePost[]) => Promise<void>;

/** What is at an address never changes, so browsers and the edge need not ask again. */
const CACHING = 'public, max-age=31536000, immutable';

const showPicture = async ({ pictures, s3, bucket, log }: Deps, block: ImageBlock): Promise<void> => {
  const read = await pictures({ kind: 'post', id: block.post }, block.file);
  if (read === undefined) {
    log.warn('A post has a picture that was not released', { file: block.file, post: block.post });
    return;
  }
  const show = async (width: PictureWidth): Promise<void> => {
    await s3.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: pictureKey(block, width),
        Body: await read(width),
        ContentType: 'image/jpeg',
        CacheControl: CACHING,
      }),
    );
  };
  await Promise.all(widthsOf(block).map(show));
};

/**
 * Copies the pictures of posts to where everybody can read them, in the sizes that their pages need. It is done before the pages are shown, and
 * doing it again changes nothing, so a run that dies leaves nothing half. One that was never released is not copied: its page shows its words.
 */
export const showPictures =
  (deps: Deps): ShowPictures =>
  async (posts) => {
    const shown = posts.filter(({ hidden }) => !hidden);
    const blocks = picturesIn(shown.flatMap((post) => postOf(post).body));
    await mapConcurrently(blocks, (block) => showPicture(deps, block));
  };
