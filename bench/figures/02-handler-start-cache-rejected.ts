import type { Figure } from '../harness/figure.ts';
import { prepareHandlerStart } from '../support/handler-start.ts';

export const figure: Figure = {
  name: 'handler-start-cache-rejected',
  measures: 'Handler init and first answer where V8 rejects the code cache',
  beside: 'the same handler bundled the common way',
  unit: 'ms',
  direction: 'lower',
  aim: 0.6,
  how: `As above with a cache that V8 reads and refuses. What remains is the slimmer bundle and its form: a script asks the
process for Node's own modules, while an ES module that imports \`node:http\` reads all of its properties and loads undici and
HTTP/2 with it.`,
  prepare: () => prepareHandlerStart('rejected'),
};
