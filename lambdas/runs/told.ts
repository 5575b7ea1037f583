/** What the domain tells of runs. The parts are those of `Told`. */
export { announcements } from './told/announcements.ts';
export { digests } from './told/digest.ts';
export { history } from './told/history.ts';
export { holds } from './told/holds.ts';
export { sampleDigests as digestSamples } from './told/sample-digests.ts';
export { samples } from './told/samples.ts';
export { waiting, waitingByDay } from './told/waiting.ts';
