import { expect, test } from 'vitest';
import { DriverForm } from '#domain/drivers/driver.ts';
import { driverBlocks } from '#domain/drivers/driving/drive-blocks.ts';
import { newYorkInstant } from '#domain/kernel/new-york.ts';
import { added } from '#domain/vehicles/changes/saved.ts';
import { vehicleNow } from '#domain/vehicles/summary.ts';
import { VehicleForm } from '#domain/vehicles/vehicle.ts';
import { driversOf } from './sample-drivers.ts';
import { sampleVehicles } from './sample-vehicles.ts';

/** A leap day, a last of the year, and an ordinary day. */
const days = ['2028-02-29', '2026-12-31', '2026-11-30'];

test.each(days)('on %s, sample vehicles and drivers are taken as typed', (today) => {
  const forms = sampleVehicles(today).map(({ form }) => form);
  expect(forms.map((form) => VehicleForm.parse(form))).toEqual(forms);
  expect(new Set(forms.map(({ vin }) => vin)).size).toBe(forms.length);
  for (const { form } of driversOf(today)) expect(DriverForm.parse(form)).toEqual(form);
});

test.each(days)('on %s, one van can be used, one needs work, and one is held', (today) => {
  const now = newYorkInstant(today, '09:00');
  const states = sampleVehicles(today).map(({ form, miles }) => {
    const { state, due } = vehicleNow(added('id', form, miles, { by: 'x', at: now.toISOString() }), now);
    return [state, due[0]?.state];
  });
  expect(states).toEqual([
    ['AVAILABLE', 'LATER'],
    ['AVAILABLE', 'OVERDUE'],
    ['COMPLIANCE_HOLD', 'LATER'],
  ]);
});

test.each(days)('on %s, each sample driver may drive a van in their hours', (today) => {
  const monday = '2026-11-30';
  const hours = {
    from: newYorkInstant(monday, '09:00').toISOString(),
    to: newYorkInstant(monday, '12:00').toISOString(),
  };
  const only = { changes: [], absences: [] };
  for (const { form } of driversOf(today)) {
    const reasons = driverBlocks({ ...form, ...only }, { gvwrLb: 9500 }, hours).map(({ code }) => code);
    expect(reasons.filter((code) => code !== 'LICENSE_EXPIRED')).toEqual([]);
  }
});
