import { type ComponentType, createContext, use } from 'react';
import { picturePath, widthsOf } from '#domain/blog/pictures/addresses.ts';
import type { ImageBlock } from '#domain/blog/pictures/image-block.ts';

interface PictureProps {
  readonly block: ImageBlock;
  /** True for one that readers see first. The others are loaded when somebody scrolls to them. */
  readonly isFirst?: boolean;
}

/** A column of text is so wide; on a phone it is the window without its edges. */
const SIZES = '(min-width: 52rem) 49rem, calc(100vw - 2rem)';
/** Browsers that choose no size themselves, and news readers, get this one. */
const USUAL = 960;

const look = 'h-auto max-w-full rounded-label';

/** A picture as everybody gets it: in the size that their screen needs, in a place that is kept while it loads. */
const PublishedPicture = ({ block, isFirst = false }: PictureProps) => {
  const { alt, width, height } = block;
  const widths = widthsOf(block);
  const usual = widths.findLast((one) => one <= USUAL) ?? widths[0];
  return usual === undefined ? null : (
    <img
      src={picturePath(block, usual)}
      srcSet={widths.map((one) => `${picturePath(block, one)} ${Math.min(one, width)}w`).join(', ')}
      sizes={SIZES}
      alt={alt}
      width={width}
      height={height}
      {...(isFirst ? {} : { loading: 'lazy' })}
      decoding="async"
      className={look}
    />
  );
};

/** How pictures are shown. The desk shows those that nobody has published yet, by links that writers alone get. */
export const PictureContext = createContext<ComponentType<PictureProps>>(PublishedPicture);

/** A picture with the line below it. */
export const Picture = (props: PictureProps) => {
  const Shown = use(PictureContext);
  const { caption } = props.block;
  return (
    <figure className="break-inside-avoid">
      <Shown {...props} />
      {caption === undefined ? null : (
        <figcaption className="mt-2 text-base text-ink-soft">{caption}</figcaption>
      )}
    </figure>
  );
};
