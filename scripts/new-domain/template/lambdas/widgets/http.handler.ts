import { readEnv } from '../runtime/env.ts';
import { patientAsABrowser } from '../runtime/sdk.ts';
import { surroundings } from '../runtime/surroundings.ts';
import { variables, wire } from './http.ts';

export const handler = wire(readEnv(variables), surroundings(patientAsABrowser));
