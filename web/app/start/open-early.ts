import { roleHintsOfClaims, rolesOfHints } from '#domain/identity/role-resolution.ts';
import { admits } from '#domain/kernel/access.ts';
import { askEarly } from '#web/api/early.ts';
import { keptClaims } from '#web/session/kept-claims.ts';
import { askToSignIn } from '#web/session/sign-in-page.ts';
import { screenAt } from '../screens.ts';

/** A token that ends this soon may have ended when it arrives. */
const MARGIN_S = 60;

const encoded = (parts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, encodeURIComponent(part)]));

/**
 * Begins what an address of the app needs, while its script is on its way: sends strangers to sign in, and asks for the screen's own script
 * and first data. What it leaves out, the app does itself.
 */
export const openEarly = ({ pathname, search, hash }: Location): void => {
  const found = screenAt(pathname);
  if (found === undefined) return;
  const { screen, params } = found;
  const kept = keptClaims();
  if (screen.who !== 'anyone' && kept === undefined) {
    askToSignIn(`${pathname}${search}${hash}`);
    return;
  }
  const roles = kept && rolesOfHints(roleHintsOfClaims({ ...kept.identity, ...kept.access }));
  const person = roles && { roles };
  if (!admits(screen.who, person)) return;
  // Where it fails, the app asks again and says so.
  screen.page().catch(() => undefined);
  const isFresh = Number(kept?.access.exp) > Date.now() / 1000 + MARGIN_S;
  if (!kept || !person || !isFresh || search !== '') return;
  for (const address of screen.first?.(encoded(params), person) ?? []) askEarly(address, kept.token);
};
