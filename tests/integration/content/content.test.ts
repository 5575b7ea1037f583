import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import { defaultSite } from '#domain/settings/default-site.ts';
import { built, type ContentWorld, renderer, startContentWorld } from './content.world.ts';

let world: ContentWorld;
beforeEach(async () => {
  world = await startContentWorld('2026-11-21T15:00:00.000Z');
});
afterEach(() => world.stop());

const newNumber = { phone: { display: '(201) 555-0199', e164: '+12015550199' } };
/** The one file that is in no build, because it expires. */
const securityTxt = '/.well-known/security.txt';
const dearer = {
  ...defaultRateCard.card,
  perLb: { ...defaultRateCard.card.perLb, GY: 361 },
};

test('the renderer in the function renders exactly the files of the build', () => {
  const site = { ...defaultSite(), url: 'http://localhost:4400', showsSamples: true };
  const hashes = [...renderer.renderSite(site, built.assets)].map(([file, { body }]) => [
    file,
    createHash('sha256').update(body).digest('hex'),
  ]);
  expect(Object.fromEntries(hashes)).toEqual(built.files);
});

test('while the card provider is connected the pages say that cards are taken, and no longer when it is not', async () => {
  const pages = [
    '/faq',
    '/terms',
    '/service-areas/guyana',
    '/shipping-calculator',
    '/how-it-works',
    '/settings.json',
  ];
  world.takeCards(true);
  await world.publish();
  for (const path of pages.slice(0, -1)) {
    const page = await world.page(path);
    expect(page, path).toContain('Pay by card on this website after booking');
    expect(page, path).not.toContain('we tell you how to pay');
  }
  expect(await world.page('/settings.json')).toContain('"onlinePayment":true');
  world.takeCards(false);
  await world.publish();
  for (const path of pages) expect(await world.page(path), path).toBe('as built');
});

describe('a changed telephone number', () => {
  test('is on every page and in the settings file of app and islands', async () => {
    await world.saveBrand(newNumber);
    await world.publish();
    for (const path of ['/', '/contact', '/404.html', '/settings.json'])
      expect(await world.page(path), path).toContain('555-0199');
    expect(await world.page('/settings.json')).not.toContain(defaultBrand.staffEmail);
  });

  test('does not change pages without it', async () => {
    await world.saveBrand(newNumber);
    await world.publish();
    expect(await world.page('/robots.txt')).toBe('as built');
    expect(await world.page('/sitemap.xml')).toBe('as built');
  });

  test('that is changed back removes every published page', async () => {
    await world.saveBrand(newNumber);
    await world.publish();
    await world.saveBrand({});
    await world.publish();
    expect(world.paths.entries().map(([path]) => path)).toEqual([securityTxt]);
  });

  test('does not change entries of others in the key value store', async () => {
    world.paths.change({ puts: new Map([['/blog/first-flight', '/posts/first-flight.html']]) });
    await world.saveBrand(newNumber);
    await world.publish();
    await world.saveBrand({});
    await world.publish();
    expect(world.paths.entries()).toEqual([
      [securityTxt, expect.any(String)],
      ['/blog/first-flight', '/posts/first-flight.html'],
    ]);
  });
});

describe('a rate card that comes into force', () => {
  test('is on the page after the first sweep after midnight in New York, without an event', async () => {
    await world.announce('2026-11-22', dearer);
    await world.publish();
    world.moveTo('2026-11-22T04:59:00.000Z');
    await world.publish();
    expect(await world.page('/service-areas/guyana')).not.toContain('$3.61 per lb by air');
    world.moveTo('2026-11-22T05:01:00.000Z');
    await world.publish();
    expect(await world.page('/service-areas/guyana')).toContain('$3.61 per lb by air');
    expect(JSON.parse(await world.page('/settings.json')).rateCards[0].version).toBe(2);
  });
});

describe('a run that is killed', () => {
  test('while it writes objects leaves the pages unchanged, and the sweep after its lock finishes the work', async () => {
    await world.saveBrand(newNumber);
    let left = 5;
    const dies = {
      putFile: async (file: Parameters<typeof world.deps.putFile>[0]) => {
        left -= 1;
        if (left < 0) throw new Error('killed');
        await world.deps.putFile(file);
      },
    };
    await expect(world.publish({ deps: dies, killed: true })).rejects.toThrow('killed');
    expect(world.paths.entries()).toEqual([]);
    await world.publish();
    expect(world.paths.entries(), 'the dead run still has its lock').toEqual([]);
    world.moveTo('2026-11-21T15:02:00.000Z');
    await world.publish();
    expect(await world.page('/contact')).toContain('555-0199');
  });

  test('after the switch is finished by the next run, which does not write the paths again', async () => {
    await world.saveBrand(newNumber);
    const dies = {
      publishedState: {
        ...world.deps.publishedState,
        write: async () => {
          throw new Error('killed');
        },
      },
    };
    await expect(world.publish({ deps: dies })).rejects.toThrow('killed');
    const { etag } = world.paths.state();
    await world.publish();
    expect(await world.page('/contact')).toContain('555-0199');
    expect(world.paths.state().etag).toBe(etag);
  });
});

describe('concurrent runs', () => {
  test('publish what was saved last', async () => {
    await world.saveBrand({ phone: { display: '(201) 555-0101', e164: '+12015550101' } });
    const first = world.publish();
    await world.saveBrand(newNumber);
    await Promise.all([first, world.publish(), world.publish()]);
    expect(await world.page('/contact')).toContain('555-0199');
  });

  test('start again when somebody else changes the key value store meanwhile', async () => {
    await world.saveBrand(newNumber);
    world.interfere(2);
    await world.publish();
    expect(await world.page('/contact')).toContain('555-0199');
    expect(world.paths.get('/blog/other-0')).toBe('/published/other/index.html');
  });

  test('fail with an error when such changes do not end', async () => {
    await world.saveBrand(newNumber);
    world.interfere(100);
    await expect(world.publish()).rejects.toMatchObject({ name: 'OthersKeptWriting' });
    world.interfere(0);
    await world.publish();
    expect(await world.page('/contact')).toContain('555-0199');
  });
});

test('a site with more paths than one request can change is switched completely', async () => {
  const paths = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`/page-${at}`, `/published/${at}/page`]));
  expect(await world.deps.edge.switchPaths(paths(120))).toBe(120);
  expect(world.paths.state().items).toBe(120);
  expect(await world.deps.edge.switchPaths(paths(1))).toBe(119);
  expect(world.paths.entries()).toEqual([['/page-0', '/published/0/page']]);
});

test('after a deployment with changed pages the sweep publishes only what differs from the build', async () => {
  await world.publish();
  expect(await world.objects()).toEqual([expect.stringContaining(securityTxt)]);
  const { 'contact/index.html': _other, ...files } = built.files;
  await world.publish({ built: { version: 'next', files } });
  expect(world.paths.entries().map(([path]) => path)).toEqual([securityTxt, '/contact']);
});

test('security.txt has the address of the settings and is renewed every month', async () => {
  await world.saveBrand({ email: 'guard@example.test' });
  await world.publish();
  expect(await world.page(securityTxt)).toContain('Contact: mailto:guard@example.test\nExpires: 2027-10-01T');
  world.moveTo('2026-12-01T00:03:00.000Z');
  await world.publish();
  expect(await world.page(securityTxt)).toContain('Expires: 2027-11-01T');
});
