import { type PictureWidth, pictureSizes } from '../../files/picture-sizes.ts';
import type { Block } from '../body/block.ts';
import type { ImageBlock } from './image-block.ts';

/** The name of a picture in one of its sizes. */
const nameOf = ({ file }: Pick<ImageBlock, 'file'>, width: PictureWidth): string => `${file}-${width}.jpg`;

/** The address of a published picture in one of its sizes. Its content never changes. */
export const picturePath = (picture: Pick<ImageBlock, 'file'>, width: PictureWidth): string =>
  `/blog/images/${nameOf(picture, width)}`;

/** The object that the edge (`infra/edge/viewer-request.js`) finds there. */
export const pictureKey = (picture: Pick<ImageBlock, 'file'>, width: PictureWidth): string =>
  `published/images/${nameOf(picture, width)}`;

/** The sizes that pages need of a picture: the smaller ones, and the first that shows all of it. */
export const widthsOf = ({ width }: Pick<ImageBlock, 'width'>): readonly PictureWidth[] =>
  pictureSizes.flatMap((size, at) =>
    at === 0 || (pictureSizes[at - 1]?.width ?? 0) < width ? [size.width] : [],
  );

/** The pictures of a body, each file once. */
export const picturesIn = (body: readonly Block[]): readonly ImageBlock[] => {
  const found = body.flatMap((block) => (block.kind === 'image' ? [block] : []));
  return [...new Map(found.map((block) => [block.file, block])).values()];
};
