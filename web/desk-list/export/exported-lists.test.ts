import { expect, test, vi } from 'vitest';
import { examples } from '#domain/departures/endpoint-examples.ts';
import { departureEndpoints } from '#domain/departures/endpoints.ts';
import { presenceOf } from '#domain/desk/presence.ts';
import { api } from '#web/api/client.ts';
import { exportedLists } from './exported-lists.ts';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));

test('every list of the desk can be taken out as a file', () => {
  expect(Object.keys(exportedLists).toSorted()).toEqual(Object.keys(presenceOf).toSorted());
});

test('departures are those of the weeks that the list shows, with what is free', async () => {
  vi.mocked(api<never>).mockResolvedValue(examples.list.reply as never);
  const { signal } = new AbortController();
  const { departures } = exportedLists;
  const { rows, next } = (await departures?.page('from=2026-11-23&to=GY', undefined, signal)) ?? {};
  expect(vi.mocked(api)).toHaveBeenCalledExactlyOnceWith(
    departureEndpoints.list,
    { query: { from: '2026-11-23', to: 'GY' } },
    signal,
  );
  expect(next).toBeUndefined();
  const [first] = examples.list.reply.items;
  const row = Object.fromEntries((departures?.headings ?? []).map((name, at) => [name, rows?.[0]?.[at]]));
  expect(row).toMatchObject({
    Flight: first?.id,
    To: 'Guyana',
    Shipments: first?.shipments,
    'Pounds free': 4321.5,
    'Pieces free': 128,
  });
});
