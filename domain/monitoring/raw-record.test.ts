import { describe, expect, test } from 'vitest';
import type { AnyClientBatch, ClientBatch } from '../telemetry/batch.ts';
import { rawRecordsOf } from './raw-record.ts';

const receivedAt = '2026-11-21T12:00:00.000Z';
const common = {
  id: '019a1d3c-0000-7000-8000-000000000001',
  receivedAt,
  person: 'feedfacefeedface',
  verified: false,
  userAgent: 'Sample browser',
};
const record = { at: Date.parse('2026-11-21T11:59:58Z'), sessionId: 'session', route: '/dashboard' };
const error = { ...record, fingerprint: '3f2a9c0d1b7e4856', message: 'It broke' };
const errors = (batch: Partial<ClientBatch<'errors'>> = {}): AnyClientBatch => ({
  ...common,
  kind: 'errors',
  records: [error],
  ...batch,
});
const only = (batch: AnyClientBatch) => {
  const [first, ...more] = rawRecordsOf(batch);
  expect(more).toEqual([]);
  return first;
};

describe('a record as it is shown', () => {
  test('has the message of an error as its title, and the rest as details', () => {
    const records = [{ ...error, stack: 'at sample', action: 'save', facts: { tab: 'second' } }];
    expect(only(errors({ records }))).toStrictEqual({
      id: `${common.id}.0`,
      kind: 'errors',
      receivedAt,
      occurredAt: '2026-11-21T11:59:58.000Z',
      skewed: false,
      title: 'It broke',
      route: '/dashboard',
      sessionId: 'session',
      verified: false,
      userAgent: 'Sample browser',
      details: {
        fingerprint: error.fingerprint,
        stack: 'at sample',
        action: 'save',
        facts: { tab: 'second' },
      },
    });
  });

  test('has the name of a metric as its title, with value and unit', () => {
    const records = [{ ...record, name: 'CLS', value: 0.2 } as const];
    expect(only({ ...common, kind: 'performance', records })).toMatchObject({
      title: 'Cumulative Layout Shift',
      details: { metric: 'CLS', value: 0.2, unit: 'score' },
    });
  });

  test('has the name of a business event as its title', () => {
    const records = [{ ...record, event: 'quote_requested' } as const];
    expect(only({ ...common, kind: 'business', records })).toMatchObject({
      title: 'Quote requested',
      details: { event: 'quote_requested' },
    });
  });
});

test('facts cannot hide our own fields', () => {
  const facts = { fingerprint: 'forged', metric: 'forged', title: 'forged' };
  const shown = only(errors({ records: [{ ...error, facts }] }));
  expect(shown).toMatchObject({ title: 'It broke', details: { fingerprint: error.fingerprint, facts } });
});

test('the account is shown when it is known, and whether it is verified', () => {
  expect(only(errors())).not.toHaveProperty('userId');
  expect(only(errors({ userId: 'ada', verified: true }))).toMatchObject({ userId: 'ada', verified: true });
});

test('the hash that counts people is not shown', () => {
  expect(JSON.stringify(rawRecordsOf(errors()))).not.toContain(common.person);
});

test('a time outside of the calendar is replaced by the time of arrival', () => {
  const records = [{ ...error, at: 8.64e15 + 1, skewed: true as const }];
  expect(only(errors({ records }))).toMatchObject({ occurredAt: receivedAt, skewed: true });
});

test('records keep their order, and each has its own id', () => {
  const records = ['first', 'second', 'third'].map((message) => ({ ...error, message }));
  const shown = rawRecordsOf(errors({ records }));
  expect(shown.map(({ title }) => title)).toEqual(['first', 'second', 'third']);
  expect(new Set(shown.map(({ id }) => id)).size).toBe(3);
});
