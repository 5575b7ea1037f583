import { describe, expect, test } from 'vitest';
import { senderOf } from './sender.ts';

describe('a sender', () => {
  const sender = senderOf(async () => 'a key');

  test('is counted by a hash that does not reveal the address', async () => {
    const counted = await sender('203.0.113.7');
    expect(counted).toMatch(/^[0-9a-f]{32}$/);
    expect(counted).not.toBe(await senderOf(async () => 'another key')('203.0.113.7'));
  });

  test('is one address, or one household with a network of addresses', async () => {
    expect(await sender('203.0.113.7')).not.toBe(await sender('203.0.113.8'));
    const household = await sender('2001:db8:1:2:3:4:5:6');
    expect(await sender('2001:DB8:1:2::9')).toBe(household);
    expect(await sender('2001:db8:1:3::9')).not.toBe(household);
    expect(await sender('2001:db8::1')).toBe(await sender('2001:db8:0:0:ffff::'));
  });
});
