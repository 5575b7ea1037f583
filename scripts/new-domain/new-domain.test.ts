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
  ])('one of the %s is a %s', (many, one) => {
    expect(namesOf(many)).toEqual({ many, one });
  });

  test.each(['cargo', 'glass', 'status', 'skis'])('one of %s has to be said', (many) => {
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

  test('the domain and one of its things have two names', () => {
    expect(() => namesOf('sheep', 'sheep')).toThrow('cannot name');
  });

  test('words of JavaScript are refused', () => {
    expect(() => namesOf('import', 'imported')).toThrow('JavaScript');
  });

  test('stand in the text in the case that it has, behind the right article', () => {
    const text = 'A widget: useWidgets, WidgetStore, widgetScreens, WIDGETS_TABLE, a widget, WIDGET#1';
    expect(withNames(text, { many: 'owls', one: 'owl' })).toBe(
      'An owl: useOwls, OwlStore, owlScreens, OWLS_TABLE, an owl, OWL#1',
    );
  });
});

describe('a new domain', () => {
  test('is not planned over one that is there', () => {
    expect(() => planDomain(root, namesOf('mailboxes'))).toThrow(
      /There is a mailboxes already.*\n.*domain\/mailboxes/,
    );
    expect(() => planDomain(root, namesOf('batches'))).toThrow('already');
    expect(() => planDomain(root, { many: 'kernel', one: 'seed' })).toThrow('already');
  });

  test('carries its own name alone', () => {
    const { created, edited } = planDomain(root, namesOf('pebbles'));
    for (const [file, text] of created) expect(`${file} ${text}`).not.toMatch(/widget/i);
    for (const [file, text] of edited) expect(text, file).not.toMatch(/widget/i);
  });

  test.each(catalogues)('cannot be entered in $file once that has another shape', ({ file, enter }) => {
    expect(() => enter('export const other = 1;\n', namesOf('pebbles'))).toThrow();
    if (file.endsWith('.ts'))
      expect(() => enter('export const other = 1;\n', namesOf('pebbles'))).toThrow(`${file} has not exactly`);
  });
});
