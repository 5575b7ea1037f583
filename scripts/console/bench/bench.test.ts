import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { simulatedBench } from './bench.ts';

test('only documents of staff get the devices, and only where somebody has switched them on', () => {
  const { scriptFor } = simulatedBench();
  const on = 'theme=dark; simulated_devices=on';
  for (const path of ['/staff', '/staff/receiving'])
    expect(scriptFor({ path, cookie: on })).toBe('/local/devices.js');
  for (const cookie of ['', 'theme=dark', 'simulated_devices=off', 'not_simulated_devices=on'])
    expect(scriptFor({ path: '/staff/receiving', cookie })).toBeUndefined();
  for (const path of ['/', '/admin/package-receiving', '/staffing', '/api/staff'])
    expect(scriptFor({ path, cookie: on })).toBeUndefined();
});

test('its scripts are no modules, so they can run before all others', async () => {
  const { files } = simulatedBench();
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  expect(scripts.map(({ name }) => name)).toEqual(['devices.js', 'bench.js']);
  for (const { name, body } of scripts) new Script(await body(), { filename: name });
});

test('the scale is read as plain bytes', async () => {
  const scale = simulatedBench().files.find(({ name }) => name === 'scale.txt');
  expect(await scale?.body()).toBe('ST,GS,+   0.00lb\r\n');
});
