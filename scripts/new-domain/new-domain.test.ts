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

  test('has all that a thing needs on its way: each part stands in the file in which one looks for it', () => {
    const { created, edited } = planDomain(root, namesOf('pebbles'));
    const parts = {
      'domain/pebbles/lifecycle.ts': ['pebbleMoves', 'mayBecome'],
      // The change by the kit, with the version of the caller and refusals that have their details.
      'lambdas/pebbles/change-pebble.ts': ['changing<', 'PEBBLE_NOT_FOUND'],
      'domain/pebbles/pebble.ts': ['moveRefusals', 'details: z.object', 'version'],
      'lambdas/pebbles/jobs.ts': ['goOnWith<', 'walkOn(', 'showProgress'],
      'lambdas/pebbles/pebble-store.ts': ['writeVersion(', 'expires(', 'const waiting', 'const holds'],
      'lambdas/pebbles/told.ts': ['announcements, history, samples', 'holds, waiting'],
      'web/features/pebbles/pebble-pages.tsx': ['<DeskList', 'searchLabel', '<Presence'],
      'domain/desk/presence.ts': ["pebbles: 'pebble.read'"],
      'domain/kernel/permissions.ts': ["'pebble.manage'", "'pebble.read'"],
      'domain/kernel/retention.ts': ['pebbles: {'],
      'domain/tasks/kinds.ts': ['PEBBLE: {'],
      'scripts/rebuild.ts': ["'pebbles/rebuild'"],
    };
    for (const [file, words] of Object.entries(parts))
      for (const word of words) expect(created.get(file) ?? edited.get(file), file).toContain(word);
  });

  test.each(catalogues)('cannot be added to $file if that file has another shape', ({ file, enter }) => {
    expect(() => enter('export const other = 1;\n', namesOf('pebbles'))).toThrow();
    if (file.endsWith('.ts'))
      expect(() => enter('export const other = 1;\n', namesOf('pebbles'))).toThrow(`${file} has not exactly`);
  });
});
