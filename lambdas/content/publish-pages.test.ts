import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { defaultSite } from '#domain/settings/default-site.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { type PublishOnceDeps, publishOnce } from './publish-once.ts';
import { publishPages } from './publish-pages.ts';
import type { PublishedState } from './published-state.ts';
import type { PublishingLock } from './publishing-lock.ts';
import type { LivePaths } from './site-files.ts';

/** The steps before which a run may be killed. */
type Step = 'read' | 'put' | 'switch' | 'publishedState' | 'end';

const stage = { url: 'https://example.test', showsSamples: true };
const twoPages = ({ brand, url }: SiteSettings & { readonly url: string }) =>
  new Map([
    ['index.html', { body: `${brand.name} at ${url}`, contentType: 'text/html; charset=utf-8' }],
    ['contact/index.html', { body: brand.phone.display, contentType: 'text/html; charset=utf-8' }],
    ['robots.txt', { body: 'the same for everybody', contentType: 'text/plain' }],
  ]);

/** Hashes as in the record of the web build. */
const hashesOf = (files: ReturnType<typeof twoPages>) =>
  Object.fromEntries(
    [...files].map(([name, { body }]) => [name, createHash('sha256').update(body).digest('hex')]),
  );

/** The dependencies of publishing in memory. They count all calls. */
const makeWorld = () => {
  const world = {
    settings: defaultSite() as SiteSettings,
    /** Steps at which a run dies, each once. */
    dies: new Set<Step>(),
    now: 0,
    left: 60_000,
    publishedState: undefined as PublishedState | undefined,
    objects: new Map<string, string>(),
    edge: {} as LivePaths,
    renders: 0,
    puts: 0,
    switches: 0,
    lock: { asked: 0, holder: undefined as string | undefined, until: 0 },
    /** Called in the middle of a pass. */
    meanwhile: async () => {},
  };
  const reach = (step: Step): void => {
    if (world.dies.delete(step)) throw new Error(`killed at ${step}`);
  };
  const lock: PublishingLock = {
    ask: async () => {
      world.lock.asked += 1;
    },
    acquire: async (holder, milliseconds) => {
      if (world.lock.holder !== undefined && world.lock.until > world.now) return undefined;
      Object.assign(world.lock, { holder, until: world.now + milliseconds });
      return world.lock.asked;
    },
    release: async (holder, asked) => {
      reach('end');
      if (world.lock.holder !== holder) return undefined;
      if (world.lock.asked !== asked) return world.lock.asked;
      world.lock.holder = undefined;
      return undefined;
    },
    abandon: async (holder) => {
      if (world.lock.holder === holder) world.lock.holder = undefined;
    },
  };
  const deps: PublishOnceDeps = {
    readSite: async () => {
      reach('read');
      return { ...world.settings, ...stage };
    },
    render: (site) => {
      world.renders += 1;
      return twoPages(site);
    },
    built: {
      version: 'build 1',
      assets: { script: '/site.js' },
      files: hashesOf(twoPages({ ...defaultSite(), ...stage })),
    },
    publishedState: {
      read: async () => world.publishedState,
      write: async (publishedState) => {
        reach('publishedState');
        world.publishedState = publishedState;
      },
    },
    putFile: async ({ key, body }) => {
      reach('put');
      world.puts += 1;
      world.objects.set(`/${key}`, body);
    },
    edge: {
      store: 'the store',
      switchPaths: async (paths) => {
        await world.meanwhile();
        reach('switch');
        const changed = JSON.stringify(paths) !== JSON.stringify(world.edge);
        world.switches += changed ? 1 : 0;
        world.edge = paths;
        return changed ? Object.keys(paths).length : 0;
      },
    },
    clock: () => new Date(world.now),
  };
  let runs = 0;
  const publish = (built: Partial<PublishOnceDeps['built']> = {}) =>
    publishPages({
      lock,
      publishOnce: () => publishOnce({ ...deps, built: { ...deps.built, ...built } }),
      newId: () => `run ${++runs}`,
    })({ millisecondsLeft: () => world.left });
  return {
    world,
    publish,
    /** The page under a path: the published object, or the page of the build. */
    seen: (path: string) => {
      const address = world.edge[path];
      return address === undefined ? 'as built' : world.objects.get(address);
    },
  };
};

let { world, publish, seen } = makeWorld();
beforeEach(() => {
  ({ world, publish, seen } = makeWorld());
});

const callUs = (display: string) => {
  world.settings = {
    ...world.settings,
    brand: { ...world.settings.brand, phone: { ...world.settings.brand.phone, display } },
  };
};

describe('publishing', () => {
  test('writes nothing while the settings are those of the build', async () => {
    await publish();
    expect([world.puts, world.switches, world.edge]).toEqual([0, 0, {}]);
  });

  test('writes only the pages that a change affects', async () => {
    callUs('(201) 555-0199');
    await publish();
    expect(seen('/contact')).toBe('(201) 555-0199');
    expect(Object.keys(world.edge)).toEqual(['/contact']);
    expect(world.puts).toBe(1);
  });

  test('removes a page when the settings are the defaults again', async () => {
    const { display } = defaultSite().brand.phone;
    callUs('(201) 555-0199');
    await publish();
    callUs(display);
    await publish();
    expect(seen('/contact')).toBe('as built');
  });

  test('does not write a published page again when another page changes', async () => {
    callUs('(201) 555-0199');
    await publish();
    world.settings = { ...world.settings, brand: { ...world.settings.brand, name: 'Island Freight' } };
    await publish();
    expect([seen('/contact'), seen('/')]).toEqual([
      '(201) 555-0199',
      'Island Freight at https://example.test',
    ]);
    expect(world.puts).toBe(2);
  });

  test('renders again after a deployment, even with the same settings', async () => {
    callUs('(201) 555-0199');
    await publish();
    await publish({ version: 'build 2', files: {} });
    expect(Object.keys(world.edge)).toEqual(['/', '/contact', '/robots.txt']);
  });
});

describe('a sweep that finds nothing new', () => {
  test('renders nothing and calls neither bucket nor edge', async () => {
    callUs('(201) 555-0199');
    await publish();
    const before = [world.renders, world.puts, world.switches];
    await publish();
    await publish();
    expect([world.renders, world.puts, world.switches]).toEqual(before);
  });

  test('renders again once a month, because objects expire', async () => {
    world.now = Date.parse('2026-11-30T23:59:00Z');
    await publish();
    world.now = Date.parse('2026-12-01T00:00:00Z');
    await publish();
    await publish();
    expect(world.renders).toBe(2);
  });
});

describe('a run that dies', () => {
  test.each<Step>(['read', 'put', 'switch', 'publishedState', 'end'])(
    'at %s leaves whole pages, and the next run finishes',
    async (step) => {
      callUs('(201) 555-0199');
      world.dies.add(step);
      await expect(publish()).rejects.toThrow(`killed at ${step}`);
      expect(['as built', '(201) 555-0199']).toContain(seen('/contact'));
      await publish();
      expect(seen('/contact')).toBe('(201) 555-0199');
      expect(world.lock.holder).toBeUndefined();
    },
  );

  test('without releasing the lock holds it no longer than it may run', async () => {
    callUs('(201) 555-0199');
    world.lock = { asked: 1, holder: 'the dead run', until: 65_000 };
    await publish();
    expect(seen('/contact')).toBe('as built');
    world.now = 65_000;
    await publish();
    expect(seen('/contact')).toBe('(201) 555-0199');
  });
});

describe('two runs at once', () => {
  test('do the work of both in one of them', async () => {
    callUs('(201) 555-0101');
    world.meanwhile = async () => {
      world.meanwhile = async () => {};
      callUs('(201) 555-0202');
      await publish();
      expect(seen('/contact'), 'the second leaves it to the first').toBe('as built');
    };
    expect(await publish()).toMatchObject({ passes: 2 });
    expect(seen('/contact')).toBe('(201) 555-0202');
  });

  test('with ever new requests end with an error, so that Lambda tries again', async () => {
    world.meanwhile = async () => {
      world.left = 10_000;
      world.lock.asked += 1;
    };
    callUs('(201) 555-0199');
    await expect(publish()).rejects.toThrow('no time for another pass');
    expect(world.lock.holder).toBeUndefined();
    expect(seen('/contact')).toBe('(201) 555-0199');
  });
});
