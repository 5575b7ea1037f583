import '#web/ui/styles/site.css';
import { startTelemetry } from '#web/telemetry/telemetry.ts';
import { startCountdowns } from './countdown/countdown.ts';
import { hidePast } from './countdown/hide-past.ts';
import { wakeIslands } from './islands/wake.ts';

/**
 * The only script of a static page beside the telemetry: it looks whether somebody is signed in on this device and shows their menu instead
 * of 'Sign In'. Everything on the page can be read and followed without it.
 */
const SIGNED_IN = /^CognitoIdentityServiceProvider\.[^.]+\.LastAuthUser$/;

const somebodyIsSignedIn = (): boolean => {
  try {
    return Object.keys(localStorage).some((key) => SIGNED_IN.test(key));
  } catch {
    // Storage is shut off: then nobody can be signed in either.
    return false;
  }
};

const showMenus = (): void => {
  const signedIn = somebodyIsSignedIn();
  for (const part of document.querySelectorAll<HTMLElement>('[data-signed-out]')) part.hidden = signedIn;
  for (const part of document.querySelectorAll<HTMLElement>('[data-signed-in]')) part.hidden = !signedIn;
};

const closeMenus = (except?: Element | null): void => {
  for (const menu of document.querySelectorAll('details[data-menu][open]'))
    if (menu !== except) menu.removeAttribute('open');
};

const signOut = async (): Promise<void> => {
  const { endSession } = await import('./end-session.ts');
  await endSession();
  showMenus();
};

startTelemetry();
showMenus();
wakeIslands();
startCountdowns();
hidePast();
window.addEventListener('storage', showMenus);
window.addEventListener('pageshow', showMenus);
document.addEventListener('pointerdown', ({ target }) => {
  closeMenus(target instanceof Element ? target.closest('details') : null);
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') closeMenus();
});
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-sign-out]')) void signOut();
  if (target.closest('details[data-menu] a, details[data-menu] button')) closeMenus();
});

/** The SVG mark could not be loaded: its PNG takes its place. */
const fallBackToPng = (image: HTMLImageElement): void => {
  if (image.src.endsWith('/logo.svg')) image.src = '/logo.png';
};
for (const image of document.querySelectorAll<HTMLImageElement>('img[src="/logo.svg"]')) {
  if (image.complete && image.naturalWidth === 0) fallBackToPng(image);
  else image.addEventListener('error', () => fallBackToPng(image), { once: true });
}
