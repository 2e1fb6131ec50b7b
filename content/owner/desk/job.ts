import type { paidByWays } from '../../../contract/dollars.ts';

/** The shown value of an empty field. */
const nothing = 'nothing';

/** Texts about what is arranged for a request, and for correcting it (docs/product.md 12.16). */
export const jobWords = {
  eta: {
    expected: (time: string, span: string) => `Expected ${time}, in ${span}`,
    now: (time: string) => `Expected ${time}, now`,
    /** The button for having arrived, and what is shown once it was pressed. */
    arrive: 'I’m there',
    arrived: (time: string) => `There since ${time}`,
    notArrived: 'Not there yet',
    late: (time: string, span: string) => `Late by ${span}, due ${time}`,
    /** Shown above the buttons with minutes. */
    legend: 'There in how many minutes?',
    legendAgain: 'Later, or sooner? In how many minutes?',
    /** The same for the name of a button, before its minutes. */
    ask: 'There in',
    minutes: (minutes: number) => `${minutes} min`,
    other: 'Other',
    otherLabel: 'Minutes from now',
    save: 'Set',
  },
  appointment: (time: string, minutes: number) => `Appointment ${time}, ${minutes} min`,
  quoted: (amount: string) => `Quoted ${amount}`,
  paid: (amount: string, way: string | undefined) => `Paid ${amount}${way ? `, ${way}` : ''}`,
  askPaid: {
    label: 'Paid, in dollars',
    hint: 'then press how',
    wrong: 'Please type an amount in dollars, such as 95 or 95.50, at most 10000',
  },
  ways: {
    cash: 'Cash',
    card: 'Card',
    check: 'Check',
    transfer: 'Transfer',
    other: 'Other',
  } satisfies Record<(typeof paidByWays)[number], string>,
  edit: {
    open: 'Change…',
    title: 'Change this request',
    job: 'The job',
    customer: 'The customer',
    dollars: 'in dollars',
    newYork: 'New York time',
    usualMinutes: '60 if left empty',
    nobody: 'Nobody',
    none: 'Not said',
    save: 'Save',
    saving: 'Saving…',
    saved: 'Changed',
    close: 'Close without saving',
  },
  /** Shown when two people have changed the same fields. */
  collision: {
    title: (who: string, time: string) =>
      `${who} changed this at ${time}. Nothing you typed is lost.`,
    line: (label: string, theirs: string, yours: string) =>
      `${label}: now ‘${theirs}’, yours is ‘${yours}’`,
    again: 'Apply mine',
    drop: 'Leave theirs',
  },
  /** By column. */
  labels: {
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    unit_number: 'Unit',
    gate_code: 'Gate code',
    service: 'Service',
    timeframe: 'When',
    notes: 'Customer’s notes',
    assignee: 'Who has it',
    eta_at: 'Expected',
    arrived_at: 'There since',
    appointment_at: 'Appointment',
    appointment_minutes: 'Planned minutes',
    quoted_cents: 'Quoted',
    paid_cents: 'Paid',
    paid_by: 'How it was paid',
  } as Readonly<Record<string, string>>,
  /** Shown in the history. `nothing` is an empty field. */
  was: (label: string, before: string) =>
    before === nothing ? `${label} was empty` : `${label} was ‘${before}’`,
  nothing,
} as const;
