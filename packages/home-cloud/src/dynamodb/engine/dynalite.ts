import { createRequire } from 'node:module';
import type { Action, DynaliteDb, DynaliteValidations, Parser, RequestRules } from './shapes.ts';

// dynalite is plain CommonJS without types; what this folder calls of it is typed here and nowhere else.
const require = createRequire(import.meta.url);

/** An action of dynalite with the rules for its requests. */
export interface Engine {
  readonly action: Action;
  readonly rules: RequestRules;
}

export const db: DynaliteDb = require('dynalite/db');
export const parsers: readonly Parser[] = ['condition', 'projection', 'update'].map((kind) =>
  require(`dynalite/db/${kind}Parser`),
);
export const validations: DynaliteValidations = require('dynalite/validations');

/** Takes one operation, such as `putItem`, out of dynalite. */
export const engineOf = (operation: string): Engine => ({
  action: require(`dynalite/actions/${operation}`),
  rules: require(`dynalite/validations/${operation}`),
});
