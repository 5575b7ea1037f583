import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type FilledIn, readContactLink } from '#domain/enquiries/contact-link.ts';
import {
  type EnquiryErrors,
  type EnquiryField,
  enquiryErrors,
  normalizeEnquiry,
} from '#domain/enquiries/form/validation.ts';
import type { FormKind } from '#domain/enquiries/topics.ts';
import { workFrom } from '#web/proof-of-work/post.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { deleteDraft, fieldsOf, loadDraft, restoreDraft, saveDraft, withMessage } from './draft.ts';
import { sendEnquiry } from './send-enquiry.ts';

/** Why a form was not sent. */
export interface EnquiryProblems {
  readonly errors: EnquiryErrors;
  /** A problem that is not about a field. */
  readonly failure: string;
  /** Number of failed tries. */
  readonly times: number;
}

export interface EnquiryState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly problems: EnquiryProblems;
  readonly busy: boolean;
  /** The reference, once the enquiry is accepted. */
  readonly reference: string | undefined;
  /** Starts the proof of work while somebody writes. */
  readonly begin: () => void;
  /** Called after each change. */
  readonly written: (event: FormEvent<HTMLFormElement>) => void;
  readonly send: (event: FormEvent<HTMLFormElement>) => Promise<void>;
}

/** What the page's address fills in. The message is taken once: a reload must not add it again to what was written since. */
const takeFromAddress = (): FilledIn => {
  const address = new URL(location.href);
  const filledIn = readContactLink((name) => address.searchParams.get(name), location.origin);
  if (filledIn.message !== '') {
    for (const name of ['text', 'price', 'shipment']) address.searchParams.delete(name);
    history.replaceState(history.state, '', address);
  }
  return filledIn;
};

/**
 * Restores the tab's draft after hydration, except fields that have been filled since. Returns the idempotency key;
 * empty without a draft.
 */
const useArrival = (kind: FormKind, form: RefObject<HTMLFormElement | null>, begin: () => void) => {
  const key = useRef('');
  useEffect(() => {
    if (!form.current || key.current) return;
    const draft = loadDraft(kind);
    key.current = draft?.key || uuidV7();
    const { topic, message } = takeFromAddress();
    restoreDraft(form.current, withMessage({ ...draft?.fields }, message, draft?.filledIn));
    restoreDraft(form.current, { topic });
    const fields = fieldsOf(form.current);
    saveDraft(kind, {
      fields,
      key: key.current,
      ...(fields.message === message ? { filledIn: message } : {}),
    });
    if (form.current.contains(document.activeElement)) begin();
  }, [kind, form, begin]);
  return key;
};

const noProblems: EnquiryProblems = { errors: {}, failure: '', times: 0 };

/** State of a form on a static page, from the first input to the reference. No input is lost before that. */
export const useEnquiry = (kind: FormKind): EnquiryState => {
  const form = useRef<HTMLFormElement>(null);
  const [work] = useState(() => workFrom('/api/enquiries/challenge'));
  const key = useArrival(kind, form, work.begin);
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState(noProblems);
  const [reference, setReference] = useState<string>();

  const written: EnquiryState['written'] = ({ target, currentTarget }) => {
    // Input from before hydration must not replace a longer stored draft.
    if (key.current) saveDraft(kind, { fields: fieldsOf(currentTarget), key: key.current });
    const name = target instanceof Element ? (target.getAttribute('name') as EnquiryField) : undefined;
    if (name !== undefined && problems.errors[name] !== undefined)
      setProblems({ ...problems, errors: { ...problems.errors, [name]: undefined } });
  };

  const refuse = (errors: EnquiryErrors, failure = ''): void =>
    setProblems({ errors, failure, times: problems.times + 1 });

  const send: EnquiryState['send'] = async (event) => {
    event.preventDefault();
    if (underWay.current) return;
    const website = String(new FormData(event.currentTarget).get('website') ?? '');
    const fields = normalizeEnquiry(fieldsOf(event.currentTarget));
    const errors = enquiryErrors(fields);
    if (Object.keys(errors).length > 0) return refuse(errors);
    underWay.current = true;
    setBusy(true);
    const sent = await sendEnquiry({ kind, fields, website, key: key.current }, work);
    underWay.current = false;
    setBusy(false);
    if ('failure' in sent) return refuse(sent.errors, sent.failure);
    deleteDraft(kind);
    setReference(sent.reference);
  };

  return { form, problems, busy, reference, begin: work.begin, written, send };
};
