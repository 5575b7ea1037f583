import { describe, expect, test } from 'vitest';
import { defaultBrand } from '#domain/settings/brand.ts';
import type { Letter } from './letter.ts';
import { writeLetter } from './write-letter.ts';

const plain: Letter = { subject: 'News', heading: 'Here', paragraphs: ['It came.'] };
const write = (letter: Partial<Letter>) => writeLetter({ ...plain, ...letter }, defaultBrand);
const link = (label: string) => ({ label, url: `https://x.test/${label}` });
const hrefs = (html: string): readonly string[] =>
  [...html.matchAll(/href="(https:[^"]*)"/g)].map(([, href = '']) => href);

const whole: Partial<Letter> = {
  status: { words: 'Booked', tone: 'done' },
  todo: {
    title: 'Bring it to our dock',
    by: 'Tue, Nov 24, 2:00 PM',
    sum: '$385.00',
    place: {
      name: 'Our dock',
      lines: ['100 Sample Dock Road', 'Kearny, NJ 07032'],
      hours: ['Saturday: 9:00 AM to 2:00 PM'],
      mapUrl: 'https://x.test/map',
      phone: { display: '+592 600 0142', e164: '+5926000142' },
    },
    action: link('pay'),
    before: ['Also, by Mon, Nov 23, 6:00 PM: pack it.'],
    after: ['Tell Anita.'],
  },
  place: { lines: ['18 Sample Wharf Street'], phone: { display: '+592 600 0142', e164: '+5926000142' } },
  table: { title: 'Weights', columns: ['', 'Told', 'Measured'], rows: [['Box 1', '52 lb', '60 lb']] },
  block: ['Line one', 'Line two'],
  action: link('open'),
  facts: [{ label: 'Receiver', value: 'Anita' }],
  links: [link('follow')],
  note: 'Small print.',
  about: 'ENQ-7K3M9Q',
  replyTo: defaultBrand.email,
  reason: { words: 'You ship with us.', action: link('choose') },
};

test('the plain text alone says everything, in the order of the HTML', () => {
  expect(write(whole).text).toBe(
    [
      'Booked',
      'Here',
      'It came.',
      [
        'What to do now: Bring it to our dock',
        'By: Tue, Nov 24, 2:00 PM',
        'To pay: $385.00',
        'Where: Our dock, 100 Sample Dock Road, Kearny, NJ 07032',
        'Open the map: https://x.test/map',
        'Open: Saturday: 9:00 AM to 2:00 PM',
        'Phone: +592 600 0142',
        'pay: https://x.test/pay',
        'Also, by Mon, Nov 23, 6:00 PM: pack it.',
        'Then: Tell Anita.',
      ].join('\n'),
      'Where: 18 Sample Wharf Street\nPhone: +592 600 0142',
      'Weights\nBox 1: Told 52 lb, Measured 60 lb',
      'Line one\nLine two',
      'Receiver: Anita',
      'open: https://x.test/open\nfollow: https://x.test/follow',
      'Small print.',
      'Questions? Reply to this e-mail or call (201) 555-0142 and give ENQ-7K3M9Q.',
      'Skybarrel · 100 Sample Dock Road, Kearny, NJ 07032',
      'You ship with us.',
      'choose: https://x.test/choose',
    ].join('\n\n'),
  );
});

test('the HTML leads where the plain text leads, in the same order and once each', () => {
  const paths = ['map', 'pay', 'open', 'follow', 'choose'];
  const { html, text } = write(whole);
  expect(hrefs(html)).toEqual(paths.map((path) => `https://x.test/${path}`));
  expect([...text.matchAll(/https:\S+/g)].map(([url]) => url)).toEqual(hrefs(html));
});

describe('one button', () => {
  const buttons = (html: string): readonly string[] =>
    [...html.matchAll(/<a href="([^"]*)" class="button"/g)].map(([, href = '']) => href);

  test.each([
    ['of what is to do', whole, 'https://x.test/pay'],
    [
      'of the letter, beside what is to do',
      { todo: { title: 'Accept it' }, action: link('open') },
      'https://x.test/open',
    ],
    ['of a letter with nothing to do', { action: link('open') }, 'https://x.test/open'],
  ] as const)('%s', (_, letter, url) => {
    expect(buttons(write(letter).html)).toEqual([url]);
  });

  test('and the other answer to a question beside it, in both forms and no second time', () => {
    const { html, text } = write({
      todo: { title: 'Approve it', action: link('approve'), hasOther: true },
      action: link('cancel'),
    });
    expect(buttons(html)).toEqual(['https://x.test/approve']);
    expect([...html.matchAll(/<a href="([^"]*)" class="other"/g)].map(([, href]) => href)).toEqual([
      'https://x.test/cancel',
    ]);
    expect(hrefs(html)).toEqual(['https://x.test/approve', 'https://x.test/cancel']);
    expect(text).toContain('approve: https://x.test/approve\ncancel: https://x.test/cancel');
  });

  test('or none, where there is nowhere to go', () => {
    expect(buttons(write({ todo: { title: 'Call us' } }).html)).toEqual([]);
  });
});

describe('names', () => {
  const nasty = `<b>"Ann" & O'Neil</b>`;
  const escaped = '&lt;b&gt;&quot;Ann&quot; &amp; O&#39;Neil&lt;/b&gt;';

  test('are text wherever they stand', () => {
    const { html, text } = write({
      subject: nasty,
      heading: nasty,
      paragraphs: [nasty],
      todo: { title: nasty, by: nasty, sum: nasty, place: { name: nasty, lines: [nasty], hours: [nasty] } },
      table: { title: nasty, columns: [nasty, nasty], rows: [[nasty, nasty]] },
      block: [nasty],
      facts: [{ label: nasty, value: nasty }],
      links: [{ label: nasty, url: `https://x.test/?a=1&b="` }],
      note: nasty,
      reason: { words: nasty },
    });
    expect(html).not.toContain('<b>"');
    expect(html.split(escaped)).toHaveLength(21);
    expect(html).toContain('href="https://x.test/?a=1&amp;b=&quot;"');
    expect(text).toContain(nasty);
  });

  test('in Hebrew or Arabic stay, and nothing in them turns the rest around or makes a second line of the subject', () => {
    const { subject, html, text } = write({
      subject: 'Sent by \u202eAnn\u202c\r\nBcc: x@y.test',
      heading: 'שרה \u2067שלחה\u2069',
      paragraphs: ['a\u0000b'],
    });
    expect(subject).toBe('Sent by Ann Bcc: x@y.test');
    for (const part of [html, text]) {
      expect(part).toContain('שרה שלחה');
      expect(part).toContain('ab');
      expect(part).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
    }
  });

  test('that look like a pattern of replacement are left as they are', () => {
    expect(write({ paragraphs: ['$& costs $1 $$'] }).html).toContain('$&amp; costs $1 $$');
  });
});

test('a row whose other cells are empty is its first one alone', () => {
  const table = { title: 'Also here', columns: ['', 'What to do'], rows: [['It came.', '']] };
  expect(write({ table }).text).toContain('Also here\nIt came.\n');
});

test('a row of words is one sentence after the other, without two marks in a row', () => {
  const columns = ['', 'What to do'];
  const rows = [
    ['The date is on its page.', 'Send it on'],
    ['Here: PCL-7K3M9Q2X', 'Send it on'],
  ];
  expect(write({ table: { title: 'Also here', columns, rows } }).text).toContain(
    'Also here\nThe date is on its page. What to do: Send it on\nHere: PCL-7K3M9Q2X. What to do: Send it on\n',
  );
});

test('a narrow screen breaks no word of a short column, only what is long in the first one', () => {
  const table = {
    title: 'Also here',
    columns: ['What happened', 'What to do'],
    rows: [['It came.', 'Send it']],
  };
  const cells = [...write({ table }).html.matchAll(/<t[hd] [^>]*style="([^"]*)"[^>]*>(It came\.|Send it)</g)];
  const wraps = cells.map(([, style = '', words]) => [words, style.includes('word-break:normal')]);
  expect(wraps).toEqual([
    ['It came.', false],
    ['Send it', true],
  ]);
});

test('a table of two columns needs no heading before each figure', () => {
  const table = { title: 'What it costs', columns: ['', 'U.S. dollars'], rows: [['Total', '$300.00']] };
  expect(write({ table }).text).toContain('What it costs (U.S. dollars)\nTotal: $300.00');
});

test('lines of one text stay lines', () => {
  const { html, text } = write({ facts: [{ label: 'Open', value: 'Monday\nTuesday' }] });
  expect(html).toContain('Monday<br>Tuesday');
  expect(text).toContain('Open: Monday\nTuesday');
});

test('a number that people read out does not break over two lines', () => {
  const { html } = write({ paragraphs: ['7K3M9-Q2X4T-C is due by 2:00 PM.'] });
  expect(html).toContain('<span style="white-space:nowrap">7K3M9-Q2X4T-C</span> is due by');
  expect(html).toContain('<span style="white-space:nowrap">2:00 PM</span>.');
  expect(write({ heading: 'It flies Fri, Nov 27' }).html).toContain('>Fri, Nov 27</span>');
});

describe('beside the subject an inbox shows', () => {
  const shown = (letter: Partial<Letter>): string | undefined =>
    /<body[^>]*><div[^>]*>([^<]*?)(?:&#847;|<)/.exec(write(letter).html)?.[1];

  test.each([
    ['what the letter says first', {}, 'It came.'],
    ['not the heading again', { paragraphs: ['Here', 'It came today.'] }, 'It came today.'],
    ['what is to do by when', whole, 'Bring it to our dock by Tue, Nov 24, 2:00 PM'],
    [
      'what happened, where the subject says what is to do',
      { ...whole, subject: 'Bring it: 2 boxes' },
      'It came.',
    ],
    ['what the letter wants there', { preheader: 'Short' }, 'Short'],
  ] as const)('%s', (_, letter, words) => {
    expect(shown(letter)).toBe(words);
  });
});

describe('a reply is read, and the last lines say by whom', () => {
  test.each([
    ['by us', {}, 'Questions? Reply to this e-mail or call (201) 555-0142.', defaultBrand.email],
    [
      'by somebody else',
      { replyTo: 'ann@x.test' },
      'A reply to this e-mail goes to ann@x.test.',
      'ann@x.test',
    ],
  ] as const)('%s', (_, letter, words, replyTo) => {
    expect(write(letter)).toMatchObject({ text: expect.stringContaining(words), replyTo });
  });

  test('and ourselves know it', () => {
    const { text, replyTo } = write({ isOurs: true });
    expect([text.includes('eply'), replyTo]).toEqual([false, undefined]);
  });

  test('the phone is called with the code of the country', () => {
    const links = ({ html }: { html: string }) => html.split('<a href="tel:+12015550142"').length - 1;
    expect(links(write({}))).toBe(1);
    expect(links(write({ paragraphs: ['Questions? Call (201) 555-0142.'] }))).toBe(2);
  });
});

test('old programs can place it: tables and inline styles, no pictures but photos, nothing loaded from anywhere', () => {
  const { html } = write(whole);
  expect(html).not.toMatch(/display:\s*(?:flex|grid)|background-image|url\(|<link|<script|<img|@import/);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html.split('<table').length).toBe(html.split('</table>').length);
});

test('photos go along by their ids', () => {
  const photo = { alt: 'A "box"', caption: 'PCL-7K3M9Q2X', fileName: 'a.jpg', bytes: Uint8Array.of(1) };
  const { html, text, photos } = write({ photos: [photo, photo] });
  expect(photos?.map(({ contentId }) => contentId)).toEqual(['photo-1', 'photo-2']);
  expect(html).toContain('src="cid:photo-2" alt="A &quot;box&quot;"');
  expect(text).not.toContain('box');
});
