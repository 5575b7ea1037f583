import { expect, test } from 'vitest';
import { type ParcelLabel, parcelLabelZpl } from '#domain/papers/zpl/parcel-label.ts';
import { readByOne, readByOther } from '../../support/barcodes.ts';
import { labelsIn } from '../../support/zpl.ts';

const label: ParcelLabel = {
  code: 'PCL-7K3M9Q2X',
  mailbox: '10234',
  name: 'María ^XZ Persaud',
  shelf: 'B-04',
  day: 'Nov 28',
};
const printed = (change: Partial<ParcelLabel> = {}) => {
  const [first] = labelsIn(parcelLabelZpl({ ...label, ...change }));
  if (first === undefined) throw new Error('There is no label.');
  return first;
};

test('both barcodes of a parcel are read by decoders that we did not write', async () => {
  const { picture } = printed();
  for (const read of [await readByOne(picture), readByOther(picture)])
    expect(Object.values(read)).toEqual(expect.arrayContaining([label.code]));
});

test('a label says mailbox, name, shelf and day, in letters that the printer has, and no name is a command', () => {
  expect(printed().texts.map(({ text }) => text)).toEqual([
    '10234',
    'B-04',
    'Maria ^XZ Persaud',
    'Received Nov 28',
    'PCL-7K3M9Q2X',
  ]);
});

test('while nobody knows whose it is, the label says so', () => {
  const texts = printed({ mailbox: undefined, name: undefined }).texts.map(({ text }) => text);
  expect(texts.slice(0, 3)).toEqual(['UNIDENTIFIED', 'B-04', 'Name not known yet']);
});
