import { expect, test } from '@rstest/core'
import { scaledSize } from './scaled-size'

const any = Number.POSITIVE_INFINITY
const cases: [given: [number, number], most: [number, number], expected: [number, number]][] = [
  [
    [1600, 1000],
    [600, 600],
    [600, 375],
  ],
  [
    [1, 16_383],
    [600, 600],
    [1, 600],
  ],
  [
    [16_383, 1],
    [600, 600],
    [600, 1],
  ],
  [
    [1, 2560],
    [300, 300],
    [1, 300],
  ],
  [
    [0.3, 0.3],
    [300, 300],
    [1, 1],
  ],
  [
    [40, 30],
    [600, 600],
    [40, 30],
  ],
  [
    [1600, 1000],
    [400, any],
    [400, 250],
  ],
]
// Covers FLT-47
for (const [[width, height], [mostWide, mostHigh], [wide, high]] of cases)
  test(`scaledSize fits ${width} x ${height} into ${mostWide} x ${mostHigh} as ${wide} x ${high}`, () => {
    expect(scaledSize({ width, height }, { width: mostWide, height: mostHigh })).toEqual({
      width: wide,
      height: high,
    })
  })
