import { originOfStage } from '../runtime/secrets/origin-secret.ts';
import { checkOrigin } from './check-origin.ts';

export const handler = checkOrigin(originOfStage());
