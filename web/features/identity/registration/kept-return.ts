import { returnQuery, safeReturnPath } from '#domain/identity/return-url.ts';
import { DAY_MS } from '#domain/kernel/new-york.ts';
import { withoutThrowing } from '#web/telemetry/without-throwing.ts';

/** The link of the e-mail opens in a tab of its own, which does not know what somebody wanted when they registered. */
const STORED_AS = 'after_sign_up';

/** Keeps on this device, for a day, where somebody wanted to go when they registered. */
export const keepReturn = (path: string): void => {
  withoutThrowing(() => localStorage.setItem(STORED_AS, JSON.stringify({ path, at: Date.now() })));
};

/** They go there now. */
export const forgetReturn = (): void => {
  withoutThrowing(() => localStorage.removeItem(STORED_AS));
};

/** Where they wanted to go; where they said nothing, or too long ago, `otherwise`, or else the dashboard. */
export const readReturn = (otherwise?: string): string => {
  const kept = withoutThrowing((): unknown => JSON.parse(localStorage.getItem(STORED_AS) ?? '{}'));
  const { path, at } = Object(kept) as { readonly path?: unknown; readonly at?: unknown };
  const isFresh = typeof at === 'number' && Date.now() - at < DAY_MS;
  const wanted = safeReturnPath(isFresh && typeof path === 'string' ? path : undefined);
  return returnQuery(wanted) === '' ? safeReturnPath(otherwise) : wanted;
};
