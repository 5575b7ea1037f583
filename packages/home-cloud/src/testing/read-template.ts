import { openState, type State } from '../state/state.ts';
import { readAssembly } from '../template/assembly.ts';
import type { ResolvedTemplate } from '../template/model.ts';
import { resolveTemplate } from '../template/resolve.ts';

/** Where a template takes its addresses and names from; a test that calls nothing needs to say none of it. */
interface Around {
  readonly queueOrigin?: string;
  readonly state?: State;
}

/** The templates of an assembly's folder with every reference worked out, and nothing started. */
export const readTemplate = (
  assemblyDir: string,
  { queueOrigin = 'http://127.0.0.1:1', state = openState(':memory:') }: Around = {},
): ResolvedTemplate =>
  resolveTemplate(readAssembly(assemblyDir), {
    region: 'us-east-1',
    accountId: '000000000000',
    host: 'localhost:1',
    queueOrigin,
    state,
  });
