import { expect, test } from '@rstest/core'
import { compareTexts } from './message-signature.mjs'

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
    ['has no plural of n, as it has in English'],
  ],
  ['a number that stands apart', '{n:number} {{like|likes}}', 'Me gusta: {n:number}', []],
  [
    'a plural of nothing that is known',
    'Sent',
    '{{x:Enviado|Enviados}}',
    ['has a plural of x, which it does not take'],
  ],
  [
    // Covers FLT-84
    'a plural that is not closed',
    '{n:number} {{like|likes}}',
    'Me gusta: {n:number} {{gusta',
    ['has braces that are not closed, or not opened'],
  ],
  ['no words at all', 'Back', ' ', ['is empty']],
] as const

for (const [name, base, translated, faults] of cases) {
  test(name, () => expect(compareTexts(base, translated)).toEqual(faults))
}
