import { createRequire } from 'node:module';
import type { Action, DynaliteDb, DynaliteValidations, Parser, RequestSchema } from './shapes.ts';

// dynalite is CommonJS without types. The functions that this folder uses are typed here.
const require = createRequire(import.meta.url);

/** An action of dynalite with the schema of its requests. */
export interface Engine {
  readonly action: Action;
  readonly rules: RequestSchema;
}

export const db: DynaliteDb = require('dynalite/db');
export const parsers: readonly Parser[] = ['condition', 'projection', 'update'].map((kind) =>
  require(`dynalite/db/${kind}Parser`),
);
export const validations: DynaliteValidations = require('dynalite/validations');

/** Loads one operation of dynalite, such as `putItem`. */
export const engineOf = (operation: string): Engine => ({
  action: require(`dynalite/actions/${operation}`),
  rules: require(`dynalite/validations/${operation}`),
});
