/** What functions of other domains may use: how far the check of a file is, and small photos for letters. */

export { type FileReader, fileReader } from './file-reader.ts';
export { smallPhotos } from './small/small-photos.ts';
