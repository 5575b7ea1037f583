/** What functions of other domains may use: how far the check of a file is, which files a thing has, and small photos for letters. */

export { type FileReader, fileReader, type NewestFiles, newestFiles } from './file-reader.ts';
export { smallPhotos } from './small/small-photos.ts';
