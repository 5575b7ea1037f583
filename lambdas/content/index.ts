/** The parts of publishing that functions of other domains may use. */
export { pathOf } from './site-files.ts';
