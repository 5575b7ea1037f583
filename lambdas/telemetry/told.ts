/** What the domain tells of telemetry. The parts are those of `Told`. */
export { holds } from './told/holds.ts';
