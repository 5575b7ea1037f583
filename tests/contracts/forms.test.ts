import { expect, test } from 'vitest';
import { codeIn, textOf } from '../support/imports.ts';

/** The one form element of the app. */
const kit = 'web/ui/forms/submission-form.tsx';

/** Why a form is not made of the kit (decisions 0035 and 0113). */
const island = 'A part of a public page: its scripts have a limit that the kit would exceed.';
const search = 'A search is one text that nothing is checked in, and changes nothing.';
const dock =
  'What is scanned goes through the queue of the device, without waiting, and its document stays light.';
const reasons: Readonly<Record<string, string>> = {
  'web/features/enquiries/enquiry-form.tsx': island,
  'web/features/quotes/calculator.tsx': island,
  'web/features/carriage/can-i-send.tsx': island,
  'web/site/pages/quote/instant-quote.tsx': island,
  'web/features/blog/reading/post-search.tsx': search,
  'web/features/shipments/tracking/tracker.tsx': island,
  'web/features/payments/pay/pay-form.tsx': island,
  'web/features/shipments/collect/collector.tsx': island,
  'web/features/shipments/opinion/answer.tsx': island,
  'web/ui/forms/search-field.tsx': search,
  'web/features/history/filters.tsx': search,
  'web/features/shipments/desk/flight-progress/report-piece.tsx': search,
  'web/features/shipments/dock/typed-number.tsx': dock,
  'web/features/drive/airport/load-list.tsx': dock,
  'web/features/parcels/bench/front/one-field.tsx': dock,
  'web/features/parcels/bench/lines/correct-form.tsx': dock,
  'web/features/parcels/bench/door/count-form.tsx': dock,
  'web/features/shipments/dock/weigh/weigh-form.tsx': dock,
  'web/features/parcels/announce/announce-page.tsx':
    'Several parcels at once, each announced by itself; those that were announced leave the form.',
  'web/features/parcels/announce/change-alert.tsx': 'The same fields for one that was announced.',
  'web/features/quotes/desk/quote-for-page.tsx': 'The calculator of the public page, with its own messages.',
  'web/features/shipments/create/wizard-form.tsx': 'A booking of several steps, which a draft keeps.',
  'web/features/bookings/book/booking-page.tsx':
    'Its parts unfold one after the other, a place is held meanwhile, and the tab keeps what was typed.',
  'web/features/bookings/desk/form/caller-form.tsx':
    'The parts of the customers’ page, of which street and time may come later at the desk.',
  'web/features/bookings/desk/move/move-dialog.tsx':
    'Day and hour are typed into one field and chosen with arrows; the slot that is meant stands beside it.',
  'web/features/runs/plan/plan-dialog.tsx':
    'It asks for a plan, which becomes a draft; one of two buttons only adds the vans.',
  'web/features/runs/plan/van-form.tsx': 'What is chosen becomes a part of the draft; nothing is sent.',
  'web/features/runs/move/move-form.tsx': 'The same for the turn of a stop.',
  'web/features/blog/page/showing/schedule.tsx':
    'A day and a time, which go along with the step that the page sends and answers for.',
  'web/features/blog/editor/dialogs/block-form.tsx':
    'What is typed becomes a part of the text in the editor; nothing is sent.',
  'web/features/blog/editor/dialogs/figure-form.tsx': 'The same for a figure in a sentence.',
  'web/features/blog/editor/dialogs/link-form.tsx': 'The same for a link.',
  'web/features/blog/editor/dialogs/picture-form.tsx':
    'Its file is sent as soon as it is chosen; what is told of it becomes a part of the text.',
  'web/desk-list/bulk/bulk-steps.tsx': 'It asks what would happen; what was typed is sent in the next step.',
  'web/features/papers/print-form.tsx':
    'It opens a tab, which a browser allows in the press itself and not after a check.',
  'web/features/tasks/list/give-to.tsx': 'One choice, which the row of the task sends and answers for.',
  'web/features/enquiries/staff/enquiry/status-form.tsx':
    'Its note goes with whichever of several buttons is pressed.',
  'web/features/drive/work-form.tsx':
    'What a driver tells is kept on the phone at once, and sent when there is a network.',
};

const withForm = codeIn('web').filter((file) => file !== kit && /<form\b/.test(textOf(file)));

test('every form is made of the kit, or has a reason', () => {
  expect(withForm.filter((file) => !(file in reasons))).toEqual([]);
});

test('every reason is one for a form that is there', () => {
  expect(Object.keys(reasons).filter((file) => !withForm.includes(file))).toEqual([]);
});

test('the dock and the public parts do not load the kit', () => {
  const light = [island, dock];
  const files = Object.keys(reasons).filter((file) => light.includes(reasons[file] ?? ''));
  expect(files).not.toEqual([]);
  expect(files.filter((file) => /forms\/(?:act|use-schema-form|submission-form)/.test(textOf(file)))).toEqual(
    [],
  );
});
