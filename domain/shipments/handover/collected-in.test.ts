import { expect, test } from 'vitest';
import { notBroughtWords } from './collected-in.ts';

const said = (town: string, counterTown?: string, door?: object) =>
  notBroughtWords({ to: 'GY', town, counterTown, door }, 'Anita collects');

test('who lives in another town than the counter is told where it is collected, and nobody else', () => {
  expect(said('Linden')).toBe('It is not brought to Linden: Anita collects it in Georgetown.');
  expect(said('Linden', 'New Amsterdam')).toBe(
    'It is not brought to Linden: Anita collects it in New Amsterdam.',
  );
  for (const town of ['Georgetown', ' georgetown ', 'Georgetown, Demerara', ''])
    expect(said(town)).toBeUndefined();
  expect(said('Linden', 'Linden')).toBeUndefined();
  expect(said('Linden', undefined, { town: 'Linden' })).toBeUndefined();
  expect(notBroughtWords({ to: 'JM', town: 'Montego Bay' }, 'you collect')).toContain(
    'you collect it in Kingston.',
  );
});
