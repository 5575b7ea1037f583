/** What the domain tells of people who leave. The parts are those of `Told`. */
export { sampleLastLetters as letters } from './forget/last-letter.ts';
