import { describe, expect, test } from 'vitest';
import { sampleParcel } from '../testing/sample-parcel.ts';
import { announcedLater, hadBefore } from './announced-later.ts';
import { PRE_ALERT_DAYS, type PreAlert, type PreAlertForm } from './pre-alert.ts';
import { alertDue } from './pre-alert-time.ts';
import { alertAt, alertChanged, alertTakenBack, announced, numberTyped } from './pre-alerts.ts';

const at = '2026-11-28T15:00:00.000Z';
const id = '3f0c1a52-7d7e-4f0e-9a54-2b8f3c1d6e70';
const form: PreAlertForm = { tracking: '1Z999AA10123456784', declaration: { lines: [] } };
const number = { tracking: '1Z999AA10123456784', carrier: 'UPS' };
const alert = announced({ id, ownerId: 'ann', form, ...number, at });
const days = (count: number) => new Date(new Date(at).getTime() + count * 86_400_000);
const code = (result: { ok: boolean; refusal?: { code: string } }) => result.refusal?.code ?? 'done';

describe('the number of a form', () => {
  test('is one number in whatever case and with whatever spaces', () => {
    for (const tracking of ['1z 999 aa1 0123456784', ' 1Z999AA10123456784 ', '1Z-999-AA1-0123456784'])
      expect(numberTyped({ tracking })).toEqual({ ok: true, value: number });
  });

  test('tells the carrier; where it does not, its owner does', () => {
    expect(numberTyped({ tracking: number.tracking, carrier: 'FEDEX' })).toMatchObject({
      value: { carrier: 'UPS' },
    });
    expect(numberTyped({ tracking: 'LOCALCOURIER991234', carrier: 'DHL' })).toMatchObject({
      value: { carrier: 'DHL' },
    });
    expect(numberTyped({ tracking: 'LOCALCOURIER991234', carrier: 'NOBODY' })).toMatchObject({
      value: { carrier: 'OTHER' },
    });
  });

  test('that cannot be one is refused in words', () => {
    expect(code(numberTyped({ tracking: 'shoes' }))).toBe('TRACKING_INVALID');
    expect(code(numberTyped({ tracking: '1Z999AA10123456785' }))).toBe('TRACKING_INVALID');
  });
});

describe('the time of a pre-alert', () => {
  test('is sixty days: its owner is told seven days before, once, and then it is over', () => {
    expect(alertDue(alert, days(PRE_ALERT_DAYS - 7.01))).toBeUndefined();
    const warned = alertDue(alert, days(PRE_ALERT_DAYS - 7));
    expect(warned?.what).toBe('ends-soon');
    const after = warned?.after as PreAlert;
    expect(alertDue(after, days(PRE_ALERT_DAYS - 1))).toBeUndefined();
    const over = alertDue(after, days(PRE_ALERT_DAYS));
    expect([over?.what, over?.after.state, over?.after.closedAt]).toEqual([
      'expired',
      'EXPIRED',
      alert.expiresAt,
    ]);
    expect(alertDue(over?.after as PreAlert, days(100))).toBeUndefined();
  });

  test('is over on reading, also when nobody has written it down', () => {
    expect(alertAt(alert, days(PRE_ALERT_DAYS - 0.01)).state).toBe('PENDING_ARRIVAL');
    expect(alertAt(alert, days(PRE_ALERT_DAYS)).state).toBe('EXPIRED');
    expect(code(alertTakenBack(alert, { version: 1, now: days(61) }))).toBe('PRE_ALERT_CLOSED');
  });
});

describe('a change', () => {
  const now = days(3);
  const changed = (change: Partial<PreAlertForm>, version = 1) =>
    alertChanged(alert, { form: { ...form, ...change }, ...number }, { version, now });

  test('counts once: the same again is nothing, and another window is shown what is true', () => {
    expect(changed({}, 7)).toEqual({ ok: true, value: alert });
    const said = { declaration: { lines: [], store: 'Sample Store' } };
    expect(changed(said)).toMatchObject({ value: { version: 2, declaration: { store: 'Sample Store' } } });
    expect(code(changed(said, 7))).toBe('PRE_ALERT_CHANGED');
  });

  test('of the number waits for another parcel, so its time begins again', () => {
    const other = { tracking: '1Z5R89390357567127', carrier: 'UPS' };
    const warned = { ...alert, warnedAt: at, refused: { at, because: 'US_MAIL' } };
    const after = alertChanged(warned, { form, ...other }, { version: 1, now });
    expect(after).toMatchObject({
      value: { ...other, expiresAt: days(3 + PRE_ALERT_DAYS).toISOString() },
    });
    expect(after.ok && [after.value.warnedAt, after.value.refused]).toEqual([undefined, undefined]);
  });

  test('saved again when it ends soon is waited for from then on, once', () => {
    const late = days(PRE_ALERT_DAYS - 1);
    const save = (before: PreAlert) =>
      alertChanged(before, { form, ...number }, { version: before.version, now: late });
    const saved = save({ ...alert, warnedAt: at });
    const value = (saved.ok && saved.value) as PreAlert;
    expect(value).toMatchObject({ version: 2, expiresAt: days(2 * PRE_ALERT_DAYS - 1).toISOString() });
    expect(value.warnedAt).toBeUndefined();
    expect(save(value)).toEqual({ ok: true, value });
  });

  test('taking it back twice is taking it back once', () => {
    const back = alertTakenBack(alert, { version: 1, now });
    const value = (back.ok && back.value) as PreAlert;
    expect(value).toMatchObject({ state: 'CANCELLED', closedAt: now.toISOString() });
    expect(alertTakenBack(value, { version: 1, now })).toEqual({ ok: true, value });
  });
});

describe('a parcel that is here before it is announced', () => {
  const owner = { mailbox: '10001', ownerId: 'ann', preAlert: { ...alert, id } };
  const { mailbox, ownerId, matchedBy, preAlert, ...nobodys } = sampleParcel;
  const by = { by: 'ann', at };

  test('and is nobody’s becomes theirs, with what they announced', () => {
    const given = announcedLater({ ...nobodys, state: 'UNIDENTIFIED' }, owner, by);
    expect(given).toMatchObject({
      value: { state: 'IN_STORAGE', ownerId: 'ann', matchedBy: 'PRE_ALERT', preAlert: id },
    });
  });

  test('in their mailbox keeps what they said of it later', () => {
    const { preAlert: _, ...later } = { ...sampleParcel, ownerId: 'ann' };
    expect(announcedLater(later, owner, by)).toMatchObject({
      value: { preAlert: id, declaration: sampleParcel.declaration },
    });
  });

  test('of somebody else stays theirs', () => {
    expect(announcedLater({ ...sampleParcel, ownerId: 'ben' }, owner, by)).toMatchObject({
      value: { ownerId: 'ben', version: sampleParcel.version },
    });
  });

  test('that they had and gave up is given by a person', () => {
    const before = [{ ownerId: 'ann', mailbox: '10001', from: at, to: at }];
    expect([hadBefore({ ...sampleParcel, before }, ['ann']), hadBefore(sampleParcel, ['ann'])]).toEqual([
      true,
      false,
    ]);
  });
});
