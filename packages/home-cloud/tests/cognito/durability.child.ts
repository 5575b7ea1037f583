import { startTestCognito } from './support.ts';

/** The service in its own process, for kill tests: `node durability.child.ts <database>`. */
const home = await startTestCognito(
  {},
  {
    path: process.argv[2] ?? '',
    clock: { now: () => Date.now() },
    deliverMail: async ({ to, html = '' }) => {
      process.send?.({ to: to[0], code: /\d{6}/.exec(html)?.[0] });
    },
  },
);
process.send?.({ endpoint: home.cognito.endpoint });
