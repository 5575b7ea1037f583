import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block } from '#domain/blog/body/block.ts';
import { Body } from '#domain/blog/body/body.ts';
import { bullets, chapter, heading, link, numbered, paragraph, strong } from '#domain/blog/body/write.ts';
import { deepLists, hugeTable, trickMarkup, trickTexts } from '#domain/blog/testing/tricks.ts';
import { blocksInHtml, blocksInText } from './read-html.ts';

const saying = (blocks: readonly Block[]): string => JSON.stringify(blocks);

describe('from Word', () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8">
    <style>/* p.MsoNormal {margin:0in;} */</style><!--[if gte mso 9]><xml><o:x>secret</o:x></xml><![endif]--></head>
    <body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->
    <h1>What to pack<o:p></o:p></h1>
    <p class=MsoNormal>Rice weighs <b style='mso-bidi-font-weight:normal'>a&nbsp;lot</b>.<o:p></o:p></p>
    <p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
      style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Rice<o:p></o:p></p>
    <p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;</span></span><![endif]>Brown</p>
    <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Oil</p>
    <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Weigh</p>
    <!--EndFragment--></body></html>`;

  test('headings, bold words and its lists, which are paragraphs there, are kept', () => {
    expect(blocksInHtml(word)).toEqual([
      chapter('what-to-pack', 'What to pack'),
      paragraph('Rice weighs ', strong('a lot'), '.'),
      {
        kind: 'list',
        ordered: false,
        items: [
          { words: [{ text: 'Rice' }], below: { ordered: false, items: [[{ text: 'Brown' }]] } },
          { words: [{ text: 'Oil' }] },
        ],
      },
      numbered('Weigh'),
    ]);
  });
});

describe('from Google Docs', () => {
  const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">
    <h2 dir="ltr"><span style="font-size:16pt;font-weight:400;">Customs</span></h2>
    <p dir="ltr"><span style="font-weight:400;font-style:normal;">Bring </span><span style="font-weight:700;">photo ID</span><span style="font-style:italic;font-weight:400"> always</span></p>
    <ul><li dir="ltr" aria-level="1"><p dir="ltr"><span style="font-weight:400">One</span></p></li>
    <ul><li aria-level="2"><p><span>Below</span></p></li></ul></ul>
    <div dir="ltr"><table><colgroup><col/><col/></colgroup><tbody>
      <tr><td><p><span>Goods</span></p></td><td><p>Duty</p></td></tr>
      <tr><td><p>Rice</p></td><td><p>None</p><p>today</p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

  test('the styles of its spans are read, lists of two levels and tables too', () => {
    expect(blocksInHtml(docs)).toEqual([
      chapter('customs', 'Customs'),
      paragraph('Bring ', strong('photo ID'), { text: ' always', emphasis: true }),
      {
        kind: 'list',
        ordered: false,
        items: [{ words: [{ text: 'One' }], below: { ordered: false, items: [[{ text: 'Below' }]] } }],
      },
      {
        kind: 'table',
        caption: '',
        corner: 'Goods',
        columns: ['Duty'],
        rows: [{ head: [{ text: 'Rice' }], cells: [[{ text: 'None today' }]] }],
      },
    ]);
  });
});

describe('from the web', () => {
  test('nested frames of a page are no part of the text, its quotes and links are', () => {
    const page = `<div class="a"><div><section><h4>Ask</h4><div>See <a href="https://gra.gov.gy/a?b=1&amp;c=2" onclick="x()">the tariff</a>
      </div></section></div><blockquote><p>No duty</p></blockquote><ol><li>First<li>Second</ol></div>`;
    expect(blocksInHtml(page)).toEqual([
      heading('ask', 'Ask'),
      paragraph('See ', link('https://gra.gov.gy/a?b=1&c=2', 'the tariff')),
      { kind: 'quote', words: [{ text: 'No duty' }] },
      numbered('First', 'Second'),
    ]);
  });

  test.each([...trickMarkup, '<img title="trick()'])('%s leaves its words at most', (html) => {
    const blocks = blocksInHtml(`<p>a</p>${html}`);
    expect(saying(blocks)).not.toMatch(/trick|evil\.example/);
    expect(saying(blocks)).toContain('"a');
    if (html.includes('kept')) expect(saying(blocks)).toContain('kept');
  });

  test.each(trickTexts)('%j is words when it is pasted as words', (text) => {
    const blocks = blocksInText(text);
    expect(Body.parse(blocks)).toEqual(blocks);
    expect(blocksInHtml(`<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`).length).toBe(1);
  });

  test('letters that a page cannot show are left out', () => {
    expect(blocksInHtml('<p>a&#0;b\u202ec\ud800d&#x1F468;&#xD800;</p>')).toEqual([paragraph('abcd👨')]);
  });

  test('ten thousand lists in each other are one list', () => {
    expect(blocksInHtml(deepLists(10_000))).toEqual([bullets('deep')]);
  });

  test('a table of ten thousand rows is tables that a post may have', () => {
    const blocks = blocksInHtml(hugeTable(10_000, 3));
    expect(blocks.every((block) => Body.safeParse([block]).success)).toBe(true);
    expect(blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))).toHaveLength(9_999);
  });
});

test('plain text is paragraphs with an empty line between them', () => {
  expect(blocksInText('One\r\nline\r\n\r\nTwo')).toEqual([paragraph('One\nline'), paragraph('Two')]);
});

test('whatever is on the clipboard becomes a body that fits', () => {
  const piece = fc.constantFrom(
    ...'<p> </p> <ul> <li> </li> </ul> <ol> <table> <tr> <td> <th> </td> </table> <h2> </h2> <blockquote> <b> </b> <a href="/rates"> </a> <br> < & &lt; <!-- > text'.split(
      ' ',
    ),
    'a sentence ',
    ...trickMarkup,
    ...trickTexts,
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const blocks = blocksInHtml(pieces.join(''));
      expect(Body.safeParse(blocks)).toEqual({ success: true, data: blocks });
    }),
  );
});
