/** What functions of other domains may use: how far the check of a file is. */

export { type FileReader, fileReader } from './file-reader.ts';
