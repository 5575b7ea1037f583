import { type EnquiryFields, enquiryFieldNames } from '#domain/enquiries/form/validation.ts';
import type { FormKind } from '#domain/enquiries/topics.ts';
import { withoutThrowing } from '#web/telemetry/without-throwing.ts';

/** The draft of a form and its idempotency key, which stays the same however often it is sent. */
export interface Draft {
  readonly fields: EnquiryFields;
  readonly key: string;
  /** The message as a link filled it in, while nobody has changed it. */
  readonly filledIn?: string;
}

const nameOf = (kind: FormKind): string => `enquiry_${kind}`;

/** The current values of the form. */
export const fieldsOf = (form: HTMLFormElement): EnquiryFields => {
  const said = new FormData(form);
  const text = (name: string) => String(said.get(name) ?? '');
  return {
    topic: text('topic'),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    number: text('number'),
    message: text('message'),
  };
};

/** Stores a draft until its tab is closed, so that it survives a reload. */
export const saveDraft = (kind: FormKind, draft: Draft): void => {
  withoutThrowing(() => sessionStorage.setItem(nameOf(kind), JSON.stringify(draft)));
};

/** The draft of this tab, if there is one. */
export const loadDraft = (kind: FormKind): Draft | undefined =>
  withoutThrowing(() => JSON.parse(sessionStorage.getItem(nameOf(kind)) ?? 'null') ?? undefined);

/** Removes the draft once the enquiry is accepted. */
export const deleteDraft = (kind: FormKind): void => {
  withoutThrowing(() => sessionStorage.removeItem(nameOf(kind)));
};

/**
 * Adds the message of a link to the draft: after what somebody wrote before, but instead of the untouched message of an
 * earlier link.
 */
export const withMessage = (
  fields: Partial<EnquiryFields>,
  message: string,
  filledIn: string | undefined,
): Partial<EnquiryFields> => {
  const { message: written = '' } = fields;
  if (message === '') return fields;
  return {
    ...fields,
    message: written.trim() === '' || written === filledIn ? message : `${written}\n\n${message}`,
  };
};

/** Restores a draft into empty fields. */
export const restoreDraft = (form: HTMLFormElement, fields: Partial<EnquiryFields>): void => {
  for (const name of enquiryFieldNames) {
    const control = form.elements.namedItem(name);
    const isControl =
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement;
    const kept = fields[name];
    if (isControl && control.value === '' && typeof kept === 'string') control.value = kept;
  }
};
