import type { Figure } from '../harness/figure.ts';
import { prepareHandlerStart } from '../support/handler-start.ts';

export const figure: Figure = {
  name: 'handler-start',
  measures: 'Handler init and first answer, with the AWS SDK',
  beside: 'the same handler bundled the common way',
  unit: 'ms',
  direction: 'lower',
  reach: 0.65,
  aim: 0.4,
  how: `\`identity/http\` reads its two secrets and answers its first request with one profile read from the database at home; both run
in another process. Each sample is a new process. The time inside it is measured from the import of the module to the finished answer, without
Node's own start, which is the same on both sides. The common way is the same source bundled with
esbuild as one minified ES module with the whole SDK and \`import { z } from 'zod'\`, tree-shaken. Ours is the bundle of
\`scripts/build-lambdas.ts\`: the same SDK without the credential sources that a function never has, as a script with V8's code
cache. V8 accepts the cache with the same release of Node on the same kind of processor: at home, and in Lambda
if the build ran on Linux on arm64 with the runtime's V8. For other builds, see the next figure.`,
  prepare: () => prepareHandlerStart('accepted'),
};
