import type { ImageBlock } from '#domain/blog/pictures/image-block.ts';
import { usePhotoLink } from '#web/session/use-photo-link.ts';

/** A picture of a post at the desk, also before it is published: by a link that only those get who may read posts. Its place is kept while it loads. */
export const DeskPicture = ({
  block: { file, post, alt, width, height },
}: {
  readonly block: ImageBlock;
}) => {
  const link = usePhotoLink({ id: file, subject: { kind: 'post', id: post } });
  const look = 'h-auto max-w-full rounded-label bg-sunk';
  return link === undefined ? (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      className={`resting ${look}`}
    >
      <title>{alt}</title>
    </svg>
  ) : (
    <img src={link} alt={alt} width={width} height={height} className={look} />
  );
};
