/** A value of each older version, as it was stored. */
export const olderExamples = {
  one: {
    version: 1,
    title: 'The machine that comes along',
    color: '#10312b',
    hero: {
      title: 'Nine kilos',
      text: 'And a battery.',
      image: 'https://a.example/f/1/1200x800/x/machine.webp',
      buttonText: 'Write to us',
      buttonUrl: 'mailto:workshop@zarandal.example',
    },
    points: [
      { title: 'Light', text: 'It fits behind a seat.' },
      { title: 'Quiet', text: '58 dB at the door.' },
    ],
    questions: [{ question: 'How long?', answer: 'Sixty keys.' }],
    form: '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0a002',
  },
  two: {
    version: 2,
    title: 'The machine that comes along',
    colors: { ground: '#10312b', accent: '#f2c14e' },
    seo: { title: 'Smart Pro Mini', description: 'A key machine of nine kilos.' },
    sections: [
      { type: 'hero', title: 'Nine kilos', text: 'And a battery.', actionLabel: 'See it', action: '#video' },
      {
        type: 'comparison',
        title: 'Beside others',
        columns: ['Mini', 'Bench'].map((name) => ({ name })),
        rows: [{ name: 'Weight', cells: ['9 kg', '28 kg'] }],
      },
      { type: 'ticker', words: 'A kind that is gone' },
    ],
  },
} as const
