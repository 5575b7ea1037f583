/** What functions of other domains may use: how far the check of a file is, which files a thing has, small photos for letters, pictures for pages, what
 * another service brings, and what is kept of a file. */

export { type BringFile, bringFile } from './bring-file.ts';
export { type FileReader, fileReader, type NewestFiles, newestFiles } from './file-reader.ts';
export { signingClient, type UploadLink, type UploadTo, uploadLinks } from './objects/upload-links.ts';
export { type SizedPictures, sizedPictures } from './small/sized-pictures.ts';
export { smallPhotos } from './small/small-photos.ts';
export { fileStore } from './store/file-store.ts';
export { keptOfFile } from './store/kept-of-file.ts';
