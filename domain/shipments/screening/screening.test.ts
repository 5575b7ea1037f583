import { describe, expect, it } from 'vitest';
import { hasAlarm, mayBeScreenedBy, type Screening, screenedAs, withoutScreening } from './screening.ts';

const at = '2026-11-24T15:00:00.000Z';
const by = 'dock-1';
const screening = (method: Screening['method'], result: Screening['result']): Screening => ({
  method,
  result,
  at,
  by,
});
const piece: { n: number; security: 'NSC' | 'SPX'; screenings?: Screening[] } = { n: 1, security: 'NSC' };

describe('the screening of a piece', () => {
  it('makes it secure when it passes, and keeps how, when and by whom', () => {
    expect(screenedAs(piece, screening('XRY', 'PASS'))).toEqual({
      n: 1,
      security: 'SPX',
      screenings: [{ method: 'XRY', result: 'PASS', at, by }],
    });
  });

  it('makes it secure for all-cargo aircraft alone when whoever screens says so', () => {
    const cargoOnly = screenedAs(piece, screening('VCK', 'PASS_ALL_CARGO'));
    expect([cargoOnly.security, hasAlarm(cargoOnly)]).toEqual(['SCO', false]);
    expect(screenedAs(cargoOnly, screening('XRY', 'PASS')).security).toBe('SPX');
    expect(screenedAs(cargoOnly, screening('XRY', 'ALARM')).security).toBe('NSC');
  });

  it('leaves it not secure after an alarm, which another way of screening has to settle', () => {
    const alarmed = screenedAs(piece, screening('XRY', 'ALARM'));
    expect([alarmed.security, hasAlarm(alarmed)]).toEqual(['NSC', true]);
    expect([mayBeScreenedBy(alarmed, 'XRY'), mayBeScreenedBy(alarmed, 'ETD')]).toEqual([false, true]);
    const settled = screenedAs(alarmed, screening('ETD', 'PASS'));
    expect([settled.security, hasAlarm(settled), settled.screenings.length]).toEqual(['SPX', false, 2]);
    expect(mayBeScreenedBy(settled, 'XRY')).toBe(true);
  });

  it('is gone when its event is taken back', () => {
    const before = screenedAs(piece, { ...screening('ETD', 'ALARM'), at: '2026-11-24T14:00:00.000Z' });
    const after = screenedAs(before, screening('EDS', 'PASS'));
    expect(withoutScreening(after, { at, by }).screenings).toEqual(before.screenings);
    expect('screenings' in withoutScreening(screenedAs(piece, screening('XRY', 'PASS')), { at, by })).toBe(
      false,
    );
  });
});
