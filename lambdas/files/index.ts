/** What functions of other domains may use: how far the check of a file is, and which files a thing has. */

export { type FileReader, fileReader, type NewestFiles, newestFiles } from './file-reader.ts';
