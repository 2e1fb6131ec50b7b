/** The two starting prices the business states (specification 1), always shown with what moves them. */
export const startingPrices = {
  title: 'What it costs',
  from: 'from',
  items: [
    { name: 'Emergency lockout', price: '$49' },
    { name: 'Lock installation', price: '$99' },
  ],
  condition:
    'These are starting prices. The kind of lock, the state it is in and the parts it needs move them. Ask for the price of your job when we speak.',
} as const;
