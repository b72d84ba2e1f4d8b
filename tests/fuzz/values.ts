import fc, { type Arbitrary } from 'fast-check'

// These generators prefer the smallest and unusual values that a schema allows.

const manyWords = 'Aprender é uma roda. '

/** Generates empty, huge, unbroken, right-to-left and invisible strings. */
export const texts: Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '\u200b\u200d\ufeff',
      'مرحبا بالعالم, שלום 123',
      '\u202egnihton\u202c \u2066x',
      '👩‍👩‍👧‍👦🏳️‍🌈👍🏽',
      'Z͑ͫ̓ͪ̂ͫ̽a̸͎lg͍o',
      '\ud800 alone',
      '\u0000\u0007\n\t',
      '%E0%A4%A',
      '../..//x?y=1#z',
      'javascript:alert(1)',
      '__proto__',
      'constructor',
      'null',
      '-0',
      '<p>One<b>two</p><img src=x><a href="//x">y</a>',
      'nsec1qqqqqqqqqqqq',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'W'.repeat(5_000),
      '😀'.repeat(2_000),
      manyWords.repeat(500),
      '\n'.repeat(1_000),
    ),
  },
)

/** Generates numbers at the limits. */
export const numbers: Arbitrary<number> = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    -1,
    1,
    0.1,
    99.995,
    5e-324,
    2 ** 31,
    1e21,
    -1e21,
    Number.MAX_VALUE,
    -Number.MAX_VALUE,
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** Generates integers, including unsafe ones, which JSON allows. */
export const integers: Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, 1, -1, 2 ** 31, -(2 ** 53), Number.MAX_SAFE_INTEGER, 1e21),
  fc.integer(),
)

/** Generates ids; some repeat and match those in the URLs of the screens. */
export const ids: Arbitrary<string | number> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.constantFrom<string | number>(1418, 1441, 1479, 1481, 1495, 2288, 'group-2895'),
  },
  { weight: 3, arbitrary: fc.nat() },
  { weight: 1, arbitrary: fc.uuid() },
  {
    weight: 1,
    arbitrary: fc.constantFrom<string | number>(
      0,
      -7,
      1e21,
      'a/b?c#d',
      'é 😀',
      '__proto__',
      ' ',
      '%',
      'x'.repeat(128),
    ),
  },
)

/** Generates dates with offsets, in distant years, and invalid ones. */
export const moments: Arbitrary<string> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString()),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '2026-03-14',
      '2026-03-14T09:26',
      '2026-03-14T09:26:53',
      '2026-03-29T02:30:00+14:00',
      '2026-10-25T02:30:00.123456789-1200',
      '0000-01-01T00:00:00Z',
      '9999-12-31T23:59:59.999-23:59',
      '2026-02-30T25:61:61Z',
      '2026-99-99',
    ),
  },
)
