import type { WireRequest } from '../gateway/wire.ts';
import { type Answer, json, seeOther } from './answer.ts';
import type { ConsoleSources } from './sources.ts';

/** Writes an answer on the phone that has a message. Without words it is STOP. */
export const reply = async (
  sources: ConsoleSources,
  path: string,
  body: string,
): Promise<Answer | undefined> => {
  const [, api, id] = /^\/local\/(api\/)?messages\/([\w-]+)\/reply$/.exec(path) ?? [];
  if (id === undefined) return undefined;
  const text = new URLSearchParams(body).get('text')?.trim() || 'STOP';
  const done = await sources.reply(id, text);
  if (done === undefined) return json({ message: `There is no message ${id}.` }, 404);
  return api === undefined ? seeOther('/local/messages') : json(done);
};

/** A number as people type it, as E.164; undefined for what is none. */
const numberIn = (typed: string): string | undefined => {
  const number = typed.replace(/[\s().-]/g, '');
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : undefined;
};

const urlEncoded = 'application/x-www-form-urlencoded';

/** The picture or document in a form; undefined where none was chosen. */
const mediaIn = async (form: FormData) => {
  const file = form.get('file');
  return file instanceof File && file.size > 0
    ? { mimeType: file.type, bytes: new Uint8Array(await file.arrayBuffer()) }
    : undefined;
};

/** Writes to our number from any phone: a text, a picture or document, or both. */
export const writeFrom = async (
  sources: ConsoleSources,
  path: string,
  { headers, body }: WireRequest,
): Promise<Answer | undefined> => {
  const [found, api] = /^\/local\/(api\/)?messages\/write$/.exec(path) ?? [];
  if (found === undefined) return undefined;
  const isForm = headers['content-type']?.startsWith('multipart/form-data');
  const type = isForm ? String(headers['content-type']) : urlEncoded;
  const given = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const phone = numberIn(String(given.get('from') ?? ''));
  const text = String(given.get('text') ?? '').trim();
  const media = await mediaIn(given);
  if (phone === undefined || (text === '' && media === undefined))
    return json({ message: 'Give a number such as +12015550142, and a text or a file.' }, 400);
  const done = await sources.writeFrom(phone, text, media);
  if (done === undefined) return json({ message: 'The app has no number on WhatsApp.' }, 404);
  return api === undefined ? seeOther('/local/messages') : json(done);
};
