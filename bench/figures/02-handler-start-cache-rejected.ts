import type { Figure } from '../harness/figure.ts';
import { prepareHandlerStart } from '../support/handler-start.ts';

export const figure: Figure = {
  name: 'handler-start-cache-rejected',
  measures: 'Handler init and first answer where V8 rejects the code cache',
  beside: 'the same handler bundled the common way',
  unit: 'ms',
  direction: 'lower',
  aim: 0.6,
  how: `As above, with a cache that V8 reads and rejects. The difference that remains is the smaller bundle and its form: a script gets
Node's own modules from the process, whereas an ES module that imports \`node:http\` reads all of its properties and so loads undici and
HTTP/2.`,
  prepare: () => prepareHandlerStart('rejected'),
};
