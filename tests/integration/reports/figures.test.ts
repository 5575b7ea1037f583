import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { ReportRow } from '#domain/reports/figures/rows.ts';
import { startingWith } from '../../support/tables.ts';
import { clerk } from '../billing/billing.world.ts';
import { admin, dock, friday, nextFriday, papers, sender, withRoles } from '../shipments/shipments.world.ts';
import { type Counted, figuresOfTables } from './figures.truth.ts';
import { type FiguresWorld, startFiguresWorld } from './figures.world.ts';
import type { ReportsWorld } from './reports.world.ts';

const analyst = withRoles('analyst-1', 'analyst');
/** As the flights of these tests have it when they are booked. */
const promised = '2026-12-09';

let life: FiguresWorld;
beforeAll(async () => {
  life = await startFiguresWorld();
});
afterAll(() => life.billing.close());

const asked = (query: Record<string, string>, as: Parameters<ReportsWorld['ask']>[1] = analyst) =>
  life.reports.ask('GET /api/reports/figures', as, { query });
const report = async (query: Record<string, string>) => {
  const { status, body } = await asked(query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as { readonly rows: readonly ReportRow[]; readonly total: ReportRow };
};

/** The value that so many of all do not exceed. */
const within = (values: readonly number[], share: number) => values[Math.ceil(values.length * share) - 1];
const spread = (values: readonly number[]) =>
  values.length === 0
    ? undefined
    : { measured: values.length, middle: within(values, 0.5), nineOfTen: within(values, 0.9) };
const shown = ({ transit, weighed, screened, ...counted }: Counted) => ({
  ...counted,
  ...{ transit: spread(transit), weighed: spread(weighed), screened: spread(screened) },
});

/** Each flight as the API shows it beside what the tables say. */
const compared = async () => {
  const truth = await figuresOfTables(life.world.tables, () => promised);
  const { rows, total } = await report({ from: '2026-11', to: '2026-12', by: 'flight' });
  return { truth, rows, total };
};

test('every figure is what the tables say, however often and in whichever order events come', async () => {
  expect((await life.published()).map(({ type }) => type)).toEqual(
    expect.arrayContaining(['invoice-issued.v1', 'invoice-adjusted.v1', 'credit-given.v1']),
  );
  const { truth, rows, total } = await compared();
  expect(Object.keys(truth).length).toBeGreaterThan(1);
  expect(
    Object.fromEntries(
      rows.map(({ key, figures }) => [
        key,
        { transit: undefined, weighed: undefined, screened: undefined, ...figures },
      ]),
    ),
  ).toEqual(Object.fromEntries(Object.entries(truth).map(([key, counted]) => [key, shown(counted)])));
  // Nothing is compared that did not happen.
  expect(truth[friday]).toMatchObject({ shipments: 4, pieces: 11, onTime: 2, storage: 3200, landed: 8 });
  expect(truth[nextFriday]).toMatchObject({ shipments: 2, pieces: 4, onTime: 0, late: 1 });
  const sum = (of: (row: ReportRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  expect(total.figures).toMatchObject({
    // The one that is split is on both flights.
    shipments: sum(({ figures }) => figures.shipments) - 1,
    revenue: sum(({ figures }) => figures.revenue),
    chargeableThousandthsLb: sum(({ figures }) => figures.chargeableThousandthsLb),
  });
});

test('by lane and by month it is the same flights, and another lane has none', async () => {
  const period = { from: '2026-11', to: '2026-12' };
  const { rows: flights, total } = await report({ ...period, by: 'flight' });
  const { rows: lanes } = await report({ ...period, by: 'lane' });
  const { rows: months } = await report({ ...period, by: 'month' });
  expect(lanes).toEqual([{ ...total, key: 'GY' }]);
  expect(months.map(({ key }) => key)).toEqual(['2026-12', '2026-11']);
  // Whoever is split over two flights is counted in the month of the first, and its piece in its own.
  const [december, november] = [nextFriday, friday].map(
    (id) => flights.find(({ key }) => key === id)?.figures,
  );
  expect(months.map(({ figures }) => figures)).toEqual([{ ...december, shipments: 1 }, november]);
  expect((await report({ ...period, by: 'flight', lane: 'JM' })).rows).toEqual([]);
  expect((await report({ from: '2026-12', to: '2026-12', by: 'flight' })).rows.map(({ key }) => key)).toEqual(
    [nextFriday],
  );
});

test('built again from the tables, every figure is the same', async () => {
  const before = await compared();
  const rebuild = life.reports.rebuild();
  await rebuild(() => 60_000);
  for (let runs = 0; runs < 20; runs += 1) {
    const { isDone } = await rebuild(() => 60_000);
    if (isDone) break;
  }
  const after = await compared();
  expect(after.rows).toEqual(before.rows);
  const generations = (await life.world.tables.all(life.world.tables.reports)).find(
    ({ pk }) => pk === 'GENERATIONS',
  );
  expect(generations).toMatchObject({ shown: 2 });
});

describe('what a flight costs', () => {
  const cost = { weight: 250, unit: 'kg', rate: 185.5, fees: 9500, agent: 20_000 };
  const enter = (version: number, as = admin, id = friday) =>
    life.reports.ask('PUT /api/reports/flights/{id}/cost', as, { params: { id }, body: { version, cost } });
  const november = { from: '2026-11', to: '2026-11', by: 'month' };

  test('is not known until somebody enters it, and keeps who entered what before', async () => {
    const before = await report(november);
    expect(before.total).not.toHaveProperty('profit');
    expect((await enter(0)).status).toBe(200);
    const { total } = await report(november);
    // 250 kg at $1.855 are $463.75.
    const spent = 46_375 + 9500 + 20_000;
    const { revenue } = total.figures;
    expect(total.profit).toEqual({ flights: 1, cost: spent, revenue, margin: revenue - spent });
    const both = await report({ ...november, to: '2026-12' });
    expect(both.total.profit).toEqual(total.profit);
    expect(both.rows[0]).not.toHaveProperty('profit');
    // Somebody who saw none yet is shown what was entered meanwhile, and overwrites nothing.
    const refused = await enter(0);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        code: 'COST_CHANGED',
        details: { cost: { version: 1, entries: [{ by: admin.userId, weight: 250 }] } },
      },
    ]);
    const answers = await Promise.all([enter(1), enter(1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await life.reports.ask('GET /api/reports/flights/{id}/cost', analyst, {
      params: { id: friday },
    });
    expect(body).toMatchObject({ version: 2, entries: [{ by: admin.userId }, { by: admin.userId }] });
    expect((await enter(0, admin, 'GY-2027-01-08')).body.code).toBe('FLIGHT_NOT_FOUND');
  });

  test('is entered by admins alone', async () => {
    for (const role of ['analyst', 'billing', 'documents', 'staff'] as const)
      expect([role, (await enter(2, withRoles('other-1', role))).status]).toEqual([role, 403]);
  });
});

test('what is owed is what invoices say, by their age and lane', async () => {
  const receivables = async (at: string, query: Record<string, string> = {}) => {
    life.reports.at(at);
    return (await life.reports.ask('GET /api/reports/receivables', analyst, { query })).body;
  };
  const open = startingWith(await life.world.tables.all(life.world.tables.billing), 'OWNER#')
    .map(({ entries, dueAt, issuedAt }) => ({
      owed: (entries as { amount: number }[]).reduce((sum, { amount }) => sum + amount, 0),
      since: String(dueAt ?? issuedAt),
    }))
    .filter(({ owed }) => owed > 0);
  const sumOf = (some: typeof open) => ({
    invoices: some.length,
    owed: some.reduce((sum, { owed }) => sum + owed, 0),
  });
  const nothing = sumOf([]);
  const [first = ''] = open.map(({ since }) => since).toSorted();
  const day = (at: string) => Date.parse(newYorkDay(new Date(at))) / 86_400_000;
  const after = (days: number) => new Date(Date.parse(first) + days * 86_400_000).toISOString();
  // Each age by its first and its last day.
  const ages = { NOT_DUE: [-999, 0], TO_30: [1, 30], TO_60: [31, 60], TO_90: [61, 90], OVER_90: [91, 999] };
  for (const days of [-1, 0, 1, 30, 31, 60, 61, 90, 91]) {
    const at = after(days);
    const byAge = Object.entries(ages).map(([age, [from = 0, to = 0]]) => ({
      age,
      ...sumOf(open.filter(({ since }) => day(at) - day(since) >= from && day(at) - day(since) <= to)),
    }));
    const counted = { byAge, ...sumOf(open) };
    expect(await receivables(at), `${days} days`).toEqual(counted);
    expect(await receivables(at, { lane: 'GY' }), `${days} days`).toEqual(counted);
  }
  expect(await receivables(after(91), { lane: 'JM' })).toMatchObject(nothing);
});

describe('nobody sees more than their role', () => {
  test('analysts and admins see reports, nobody else does', async () => {
    const query = { from: '2026-11', to: '2026-11', by: 'lane' };
    for (const as of [analyst, admin]) expect((await asked(query, as)).status).toBe(200);
    for (const as of [
      sender,
      clerk,
      dock,
      papers,
      withRoles('desk-2', 'staff'),
      withRoles('driver-1', 'driver'),
    ]) {
      expect((await asked(query, as)).status, as.roles.join()).toBe(403);
      for (const route of ['GET /api/reports/receivables', 'GET /api/reports/flights/{id}/cost'])
        expect((await life.reports.ask(route, as, { params: { id: friday } })).status).toBe(403);
    }
  });

  test('a period is one to 24 months', async () => {
    const status = async (from: string, to: string) => (await asked({ from, to, by: 'month' })).status;
    expect(await status('2025-01', '2026-12')).toBe(200);
    expect(await status('2024-12', '2026-12')).toBe(400);
    expect(await status('2026-12', '2026-11')).toBe(400);
    expect(await status('2026-13', '2026-13')).toBe(400);
  });
});
