import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codeIn, importsIn } from '../support/imports.ts';

/** What code of a folder may import besides its own folder; tests may import anything. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'web/ui': ['web/api', 'web/telemetry', 'domain/kernel'],
  'web/api': ['web/telemetry', 'domain/kernel'],
  'web/telemetry': ['web/ui', 'domain/kernel', 'domain/telemetry'],
  'web/session': ['web/api', 'web/telemetry', 'domain'],
  'web/shell': ['web/ui', 'web/phrases', 'domain'],
  'web/proof-of-work': ['web/api', 'web/telemetry', 'domain'],
  // What pages share that open by a link, or look something up for strangers.
  'web/link-page': ['web/ui', 'web/api', 'domain'],
  'web/phrases': ['web/ui', 'domain'],
  // The fields of a price, which the calculator and the booking of a shipment share.
  'web/price-form': ['web/ui', 'domain'],
  // What to do now, as every screen says it.
  'web/next-step': ['web/ui', 'domain'],
  // The times in which goods are picked up or brought: bookings, the desk and the wizard of a shipment choose one.
  'web/slots': ['web/ui', 'web/api', 'domain'],
  // Who else may receive at a mailbox: its owner and the desk change it.
  'web/mailbox-names': ['web/ui', 'domain'],
  // That it is the owner who is signed in, before what cannot be taken back.
  'web/proving': ['web/ui', 'web/api', 'web/session', 'domain'],
  // How measured speed is written and rated: for all pages, and for each post.
  'web/vitals': ['web/ui', 'domain'],
  // How a browser sends a file.
  'web/sending': ['web/api', 'domain'],
  // The pad on which people sign: at a counter, and at their door.
  'web/signing': ['web/ui', 'domain'],
  // What a driver told of a visit, with the signature.
  'web/visit-proof': ['web/ui', 'domain'],
  // Photos and papers that belong to a form: of a pickup, of a claim, of a parcel, of a vehicle.
  'web/photos': ['web/ui', 'web/api', 'web/session', 'web/sending', 'domain'],
  // How long the papers of vehicles and of people who drive are valid.
  'web/expiry': ['web/ui', 'web/phrases', 'domain'],
  // What a device keeps until it is sent: scans and photos.
  'web/device-queue': ['web/api', 'web/sending', 'web/telemetry', 'domain'],
  // What screens share on which people scan: hand scanner, camera, sounds, photos, and what is not sent yet.
  'web/scanning': [
    'web/ui',
    'web/api',
    'web/session',
    'web/telemetry',
    'web/sending',
    'web/device-queue',
    'domain',
  ],
  // The pages on which the desk makes something for somebody who calls.
  'web/for-caller': ['web/ui', 'web/api', 'web/shell', 'web/phrases', 'web/telemetry', 'domain'],
  // What all lists of the desk share.
  'web/desk-list': ['web/ui', 'web/api', 'web/session', 'web/telemetry', 'domain'],
};
const feature = [
  'web/ui',
  'web/api',
  'web/telemetry',
  'web/session',
  'web/shell',
  'web/proof-of-work',
  'web/link-page',
  'web/phrases',
  'web/price-form',
  'web/next-step',
  'web/slots',
  'web/desk-list',
  'web/for-caller',
  'web/mailbox-names',
  'web/proving',
  'web/vitals',
  'web/sending',
  'web/photos',
  'web/signing',
  'web/visit-proof',
  'web/expiry',
  'web/device-queue',
  'web/scanning',
  'domain',
];

/** What single features may import besides. */
const mayAlso: Readonly<Record<string, readonly string[]>> = {
  // The desk shows a post with the components of its page, so that both are the same. They bring no script of the site.
  'web/features/blog': ['web/site/pages/blog/body', 'web/site/pages/reading/prose.ts', 'web/site/page.ts'],
};

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

const features = globSync('web/features/*/');
const folders = [
  ...Object.entries(mayImport),
  ...features
    .map((folder) => folder.replace(/\/$/, ''))
    .map((folder) => [folder, [...feature, ...(mayAlso[folder] ?? [])]] as const),
];

describe('imports of web go one way', () => {
  test.each(folders)('%s', (folder, allowed) => {
    const imports = codeIn(folder).flatMap(importsIn);
    expect(imports).not.toEqual([]);
    const astray = imports.filter(({ target }) => ![folder, ...allowed].some((one) => isBelow(target, one)));
    expect(astray).toEqual([]);
  });

  test.each([
    ['index.ts', '/screens.ts'],
    ['searches.ts', '/searches.ts'],
  ])('of each feature, web/features/%s imports only %s', (list, part) => {
    expect(importsIn(`web/features/${list}`).filter(({ target }) => !target.endsWith(part))).toEqual([]);
  });

  test('the screens of the app and its search know no feature but by the list of features', () => {
    const hub = codeIn('web/app').filter((file) => /^web\/app\/(screens\.ts|search\/)/.test(file));
    expect(hub.length).toBeGreaterThan(3);
    const known = hub.flatMap(importsIn).filter(({ target }) => isBelow(target, 'web/features'));
    expect(known.map(({ target }) => target).toSorted()).toEqual([
      'web/features/index.ts',
      'web/features/searches.ts',
    ]);
  });
});
