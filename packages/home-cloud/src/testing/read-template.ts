import { openState, type State } from '../state/state.ts';
import { readAssembly } from '../template/assembly.ts';
import type { ResolvedTemplate } from '../template/model.ts';
import { resolveTemplate } from '../template/resolve.ts';

/** Settings that the resolved template depends on. A test that calls no service needs none. */
interface TemplateOptions {
  readonly queueOrigin?: string;
  readonly state?: State;
}

/** Reads and resolves the templates of an assembly's folder. Starts nothing. */
export const readTemplate = (
  assemblyDir: string,
  { queueOrigin = 'http://127.0.0.1:1', state = openState(':memory:') }: TemplateOptions = {},
): ResolvedTemplate =>
  resolveTemplate(readAssembly(assemblyDir), {
    region: 'us-east-1',
    accountId: '000000000000',
    host: 'localhost:1',
    queueOrigin,
    state,
  });
