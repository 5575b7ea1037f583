import { describe, expect, test } from 'vitest';
import { root } from '../support/root.ts';
import { catalogues } from './catalogues.ts';
import { namesOf, withNames } from './names.ts';
import { planDomain } from './new-domain.ts';

describe('names', () => {
  test.each([
    ['pebbles', 'pebble'],
    ['berries', 'berry'],
    ['boxes', 'box'],
    ['passes', 'pass'],
    ['pies', 'pie'],
  ])('the singular of %s is %s', (many, one) => {
    expect(namesOf(many)).toEqual({ many, one });
  });

  test.each(['cargo', 'glass', 'status', 'skis'])('the singular of %s must be given', (many) => {
    expect(() => namesOf(many)).toThrow('--one');
    expect(namesOf(many, 'sample')).toEqual({ many, one: 'sample' });
  });

  test.each(['Pebbles', 'small-pebbles', 'pebbles2', 'pa', '../pebbles', 'p'.repeat(21)])(
    '%s is refused',
    (many) => {
      expect(() => namesOf(many)).toThrow('no plain word');
      expect(() => namesOf('pebbles', many)).toThrow('no plain word');
    },
  );

  test('plural and singular must differ', () => {
    expect(() => namesOf('sheep', 'sheep')).toThrow('cannot name');
  });

  test('reserved words of JavaScript are refused', () => {
    expect(() => namesOf('import', 'imported')).toThrow('JavaScript');
  });

  test('replace those of the template in the same case, with the right article', () => {
    const text = 'A widget: useWidgets, WidgetStore, widgetScreens, WIDGETS_TABLE, a widget, WIDGET#1';
    expect(withNames(text, { many: 'owls', one: 'owl' })).toBe(
      'An owl: useOwls, OwlStore, owlScreens, OWLS_TABLE, an owl, OWL#1',
    );
  });
});

describe('a new domain', () => {
  test('is refused if its name exists', () => {
    expect(() => planDomain(root, namesOf('mailboxes'))).toThrow(
      /mailboxes already exists.*\n.*domain\/mailboxes/,
    );
    expect(() => planDomain(root, namesOf('batches'))).toThrow('already');
    expect(() => planDomain(root, { many: 'kernel', one: 'seed' })).toThrow('already');
  });

  test('contains only its own name', () => {
    const { created, edited } = planDomain(root, namesOf('pebbles'));
    for (const [file, text] of created) expect(`${file} ${text}`).not.toMatch(/widget/i);
    for (const [file, text] of edited) expect(text, file).not.toMatch(/widget/i);
  });

  test.each(catalogues)('cannot be added to $file if that file has another shape', ({ file, enter }) => {
    expect(() => enter('export const other = 1;\n', namesOf('pebbles'))).toThrow();
    if (file.endsWith('.ts'))
      expect(() => enter('export const other = 1;\n', namesOf('pebbles'))).toThrow(`${file} has not exactly`);
  });
});
