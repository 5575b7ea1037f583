import type { Brand } from '#domain/settings/brand.ts';
import type { Letter } from '../letter.ts';
import { darkRules, FONT, painted } from '../look.ts';
import { closingOf, preheaderOf } from '../words.ts';
import { escapeHtml } from './escape-html.ts';
import { layoutTable, linkHtml, withPhone } from './parts.ts';

const head = (subject: string): string =>
  [
    '<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    // Phones would make links of dates and addresses, in a color of their own.
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">',
    `<title>${escapeHtml(subject)}</title>`,
    // Outlook takes Times when it does not know the first font of a list.
    '<!--[if mso]><style>body,p,h1,h2,td,th,a{font-family:Arial,sans-serif!important}</style><![endif]-->',
    `<style>:root{color-scheme:light dark}a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}`,
    `@media (prefers-color-scheme:dark){${darkRules}}</style></head>`,
  ].join('');

/** Without it inboxes go on with the next words of the letter. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60);

const preheader = (letter: Letter): string =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheaderOf(letter))}${FILLER}</div>`;

/** One stripe of the barrel: its height and width, its color, and how round its corners are. */
const stripe = (height: number, width: number, color: string, corners: string): string =>
  `<tr><td align="center" height="${height}" style="height:${height}px;font-size:0;line-height:0;padding:0 0 2px">` +
  `<div style="width:${width}px;height:${height}px;background-color:${color};border-radius:${corners};font-size:0;line-height:0">&nbsp;</div></td></tr>`;

/**
 * Our barrel, drawn of cells: it needs no picture, which mail programs hold back or list as a file, and which Cognito could not send. The
 * name beside it is that of the settings.
 */
const barrel = layoutTable(
  stripe(6, 20, '#fbfaf6', '5px 5px 2px 2px') +
    stripe(9, 24, '#e2475a', '2px') +
    stripe(6, 20, '#fbfaf6', '2px 2px 5px 5px'),
  'aria-hidden="true" width="24"',
);

const band = (name: 'band1' | 'band2' | 'mast', width: string): string =>
  `<td ${painted(name, 'height:4px;font-size:0;line-height:0')} width="${width}" height="4">&nbsp;</td>`;

const mast = (brand: Brand): string =>
  `<tr><td ${painted('mast', 'padding:14px 20px')}>${layoutTable(
    `<tr><td width="36" style="padding:2px 12px 0 0">${barrel}</td>` +
      `<td ${painted('mast', 'font-size:21px;line-height:26px;font-weight:bold')}>${escapeHtml(brand.name)}</td></tr>`,
  )}</td></tr>` +
  `<tr><td>${layoutTable(`<tr aria-hidden="true">${band('band1', '22%')}${band('band2', '12%')}${band('mast', '66%')}</tr>`)}</td></tr>`;

const foot = (letter: Letter, brand: Brand): string => {
  const link = letter.reason?.action;
  const style = painted('soft', 'margin:0 0 8px;font-size:14px;line-height:21px');
  const lines = closingOf(letter, brand).map((line) => `<p ${style}>${withPhone(line, brand)}</p>`);
  return `<tr><td style="padding:16px 20px 8px">${lines.join('')}${link ? `<p ${style}>${linkHtml(link)}</p>` : ''}</td></tr>`;
};

/** The whole page around what a letter says: one column of at most 600 pixels, with our mark above and how to reach us below. */
export const frame = (letter: Letter, brand: Brand, content: string): string =>
  [
    head(letter.subject),
    `<body ${painted('page', 'margin:0;padding:0')}>${preheader(letter)}`,
    layoutTable(
      `<tr><td align="center" ${painted('page', `padding:12px 8px;${FONT}`)}>` +
        '<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->' +
        layoutTable(
          `${mast(brand)}<tr><td ${painted('sheet', `padding:22px 20px 4px;border:1px solid;border-top-width:0;text-align:left;overflow-wrap:anywhere;word-break:break-word;${FONT}`)}>${content}</td></tr>` +
            foot(letter, brand),
          'width="100%" style="max-width:600px;text-align:left;overflow-wrap:anywhere;word-break:break-word"',
        ) +
        '<!--[if mso]></td></tr></table><![endif]--></td></tr>',
    ),
    '</body></html>',
  ].join('');
