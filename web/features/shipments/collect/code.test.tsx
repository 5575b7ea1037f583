import { afterEach, expect, test, vi } from 'vitest';
import { examples } from '#domain/shipments/endpoint-examples.ts';
import { closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { Code } from './code.tsx';

afterEach(() => {
  closeScreen();
  vi.unstubAllGlobals();
});

const { reply } = examples.collect;
const shown = { ...reply.code, state: 'NONE' as const, version: 3 };
const page = { ...reply, ready: [1], isHeld: false, code: shown };

/** A sender who got a code a moment ago: the version that the page knows is over. */
const answering = (now: typeof reply.code) => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { readonly body: string | null }) => {
    if (!address.endsWith('/code')) return Response.json({ ...page, code: now });
    const { version } = JSON.parse(String(body));
    asked.push(version);
    return version === now.version
      ? Response.json({ code: '482913' })
      : Response.json(
          { code: 'CODE_CHANGED', message: 'A newer code was given in the meantime.' },
          { status: 409 },
        );
  });
  return asked;
};

const openCode = async () => {
  const load = vi.fn(async () => undefined);
  const screen = await openScreen(<Code token="secret" page={page} load={load} />);
  await press([...screen.querySelectorAll('button')][0]?.textContent ?? '');
  await settle();
  return screen;
};

test('the first code comes with one press, although the sender got theirs meanwhile', async () => {
  const asked = answering({ ...shown, version: 4 });
  const screen = await openCode();
  expect(asked).toEqual([3, 4]);
  expect(screen.querySelector('[role=alert]')).toBeNull();
});

test('a code that the receiver has from another screen is not replaced unasked', async () => {
  const asked = answering({ ...shown, state: 'VALID', version: 4 });
  const screen = await openCode();
  expect(asked).toEqual([3]);
  expect(screen.querySelector('[role=alert]')?.textContent).toContain('A newer code was given');
});
