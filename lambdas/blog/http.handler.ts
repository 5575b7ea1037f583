import { takesCards } from '../payments/index.ts';
import { clock } from '../runtime/clock.ts';
import { readEnv } from '../runtime/env.ts';
import { browserTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { variables, wire } from './http.ts';

/** The renderer is evaluated at the first preview, so that it costs other requests nothing. */
const loadRenderer = async () => {
  const [{ renderBlog }, { default: built }] = await Promise.all([
    import('#site-renderer'),
    import('#built-site'),
  ]);
  return { render: renderBlog, built };
};

export const handler = wire(readEnv(variables), {
  ...sharedDependencies(browserTimeouts),
  loadRenderer,
  takesCards: takesCards(clock),
});
