import { expect, test } from 'vitest';
import { parcelLabelZpl } from '#domain/papers/zpl/parcel-label.ts';
import { benchPage } from './bench-page.ts';
import { simulatedPrinter } from './printer.ts';
import { simulatedScale } from './scale.ts';

const opened = () => {
  const [scale, printer] = [simulatedScale(), simulatedPrinter()];
  const page = benchPage({ scale, printer });
  return {
    scale,
    printer,
    does: async (fields: Record<string, string>) => page.submit?.(new URLSearchParams(fields)),
    shows: async () => (await page.show(new URLSearchParams())).text,
    data: () =>
      page.data?.() as { readonly hasPaper: boolean; readonly labels: readonly { texts: string[] }[] },
  };
};
const label = (code: string, name = 'Maria Persaud') =>
  parcelLabelZpl({ code, mailbox: '10234', name, shelf: 'B-04', day: 'Nov 28' });

test('labels come out as people see them, the last first', async () => {
  const { does, shows, data } = opened();
  expect(await shows()).toContain('No label yet');
  await does({ act: 'print', zpl: label('PCL-7K3M9Q2X') });
  await does({ act: 'print', zpl: label('PCL-7K3M9Q2Y', 'A <b> name') });
  const text = await shows();
  expect(text.indexOf('PCL-7K3M9Q2Y')).toBeLessThan(text.indexOf('PCL-7K3M9Q2X'));
  expect(text).toContain('A &lt;b&gt; name</text>');
  expect(text.match(/<svg/g)).toHaveLength(2);
  expect(data().labels[1]?.texts).toEqual([
    '10234',
    'B-04',
    'Maria Persaud',
    'Received Nov 28',
    'PCL-7K3M9Q2X',
  ]);
});

test('a name that is too long for its line stands in two', async () => {
  const { does, shows } = opened();
  await does({
    act: 'print',
    zpl: label('PCL-7K3M9Q2X', `${'Maria '.repeat(6)}${'Persaud '.repeat(6)}`.trim()),
  });
  expect(await shows()).toMatch(/>Maria [^<]+<\/text><text [^>]+>[^<]+Persaud<\/text>/);
});

test('without paper, and for what is no label, nothing is printed', async () => {
  const { does, shows, data } = opened();
  await does({ act: 'no-paper' });
  expect(data().hasPaper).toBe(false);
  await expect(does({ act: 'print', zpl: label('PCL-7K3M9Q2X') })).rejects.toThrow('no paper');
  await does({ act: 'paper' });
  await expect(does({ act: 'print', zpl: '^XA^PW812^LL406^LH0,0\n^XXunknown\n^XZ' })).rejects.toThrow('^XX');
  await expect(does({ act: 'print' })).rejects.toThrow('no label');
  expect(await shows()).toContain('No label yet');
});

test('the buttons move the scale, and what is no weight moves nothing', async () => {
  const { does, scale, shows } = opened();
  const words = async (fields: Record<string, string>) => {
    await does(fields);
    return scale.shows();
  };
  expect(await words({ act: 'put', lb: '5.35' })).toContain('5.35 lb');
  for (const lb of ['', 'heavy', '1e9']) expect(await words({ act: 'put', lb })).toContain('5.35 lb');
  expect(await words({ act: 'overload' })).toContain('too much');
  expect(await words({ act: 'clear' })).toContain('0 lb');
  expect(await words({ act: 'off' })).toBe('switched off');
  expect(await shows()).toContain('Switch the scale on');
  expect(await words({ act: 'on' })).toContain('0 lb');
  await does({ act: 'hold' });
  expect(await shows()).toContain('Let it stand still');
  expect(await words({ act: 'still' })).toContain('0 lb');
  await does({ act: 'toString' });
});
