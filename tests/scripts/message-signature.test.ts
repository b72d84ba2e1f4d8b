import { expect, test } from '@rstest/core'
import { compareTexts } from '../../scripts/check/message-signature.mjs'

// Covers UX-50
const cases = [
  [
    'the same arguments in another order',
    'Hello {name:string}, {count:number} new',
    '{count:number} novas, {name:string}',
    [],
  ],
  ['a missing argument', 'Hello {name:string}', 'Olá', ['takes nothing, but in English {name:string}']],
  ['another type', '{n:number} left', '{n:string} restam', ['takes {n:string}, but in English {n:number}']],
  [
    'another argument',
    'Remove {name:string}',
    'Quitar {nombre:string}',
    ['takes {nombre:string}, but in English {name:string}'],
  ],
  ['a plural before the number', '{n:number} {{minute|minutes}}', '{{n:Queda|Quedan}} {n:number}', []],
  [
    'a forgotten plural',
    '{n:number} {{minute|minutes}}',
    '{n:number} minutos',
    ['has no plural of n, but English has one'],
  ],
  ['a number that stands apart', '{n:number} {{like|likes}}', 'Me gusta: {n:number}', []],
  [
    'a plural of an unknown argument',
    'Sent',
    '{{x:Enviado|Enviados}}',
    ['has a plural of x, which is not an argument'],
  ],
  [
    // Covers FLT-84
    'an unclosed plural',
    '{n:number} {{like|likes}}',
    'Me gusta: {n:number} {{gusta',
    ['has unbalanced braces'],
  ],
  ['an empty text', 'Back', ' ', ['is empty']],
] as const

for (const [name, base, translated, faults] of cases) {
  test(`compareTexts ${faults.length > 0 ? 'reports' : 'accepts'} ${name}`, () =>
    expect(compareTexts(base, translated)).toEqual(faults))
}
