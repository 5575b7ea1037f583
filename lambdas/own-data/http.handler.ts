import { readEnv } from '../runtime/env.ts';
import { browserTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { variables, wire } from './http.ts';
import { signInOfStage } from './pool.ts';

const env = readEnv(variables);
const shared = sharedDependencies(browserTimeouts);

export const handler = wire(env, { ...shared, signIn: signInOfStage(env, shared, browserTimeouts) });
