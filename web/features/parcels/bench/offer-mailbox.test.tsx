import { afterEach, expect, test } from 'vitest';
import { defaultSite } from '#domain/settings/default-site.ts';
import { SiteSettingsContext } from '#web/session/site-settings.ts';
import { closeScreen, openScreen } from '#web/ui/testing/screen.tsx';
import { OfferMailbox } from './offer-mailbox.tsx';

afterEach(closeScreen);

const open = async (mailboxBlock: boolean) => {
  const screen = await openScreen(
    <SiteSettingsContext value={{ ...defaultSite(), home: { mailboxBlock } }}>
      <OfferMailbox />
    </SiteSettingsContext>,
  );
  return screen.querySelector('a')?.getAttribute('href');
};

test('leads to its switch while the home page does not show the mailbox', async () => {
  expect(await open(false)).toBe('/admin/settings?part=home');
});

test('is gone once it does', async () => {
  expect(await open(true)).toBeUndefined();
});
