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
in another process. Each sample is a fresh process; counted is the time inside it from asking for the module to the finished answer, not
Node's own start, which is the same on both sides and not ours to change. The common way is the very same source bundled with
esbuild as one minified ES module with the whole SDK and \`import { z } from 'zod'\`, tree-shaken. Ours is what
\`scripts/build-lambdas.ts\` makes: the same SDK without the credential sources a function never has, as a script with V8's code
cache beside it. The cache is taken where Node is the same release on the same kind of processor: at home, and in Lambda
where the build ran on Linux on arm64 with the runtime's V8. Elsewhere the next figure holds.`,
  prepare: () => prepareHandlerStart('accepted'),
};
