/** Runs the synthesized assembly of a CDK app on this machine. Other entries serve tests: see README. */
export { startCloud } from './cloud.ts';
export { type RoleUse, useFolderVariable } from './iam/use-log.ts';
export type { OutsideService } from './outside-services.ts';
export { readBucket } from './queues/read-bucket.ts';
export type { Cloud, CloudOptions } from './running-cloud.ts';
