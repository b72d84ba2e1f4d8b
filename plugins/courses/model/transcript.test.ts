import { expect, test } from '@rstest/core'
import { isTranscriptFile, maxTranscriptSize, readTranscript } from './transcript'

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from([
    ...(isLittle ? [0xff, 0xfe] : [0xfe, 0xff]),
    ...[...text].flatMap((letter) => {
      const code = letter.charCodeAt(0)
      return isLittle ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff]
    }),
  ])
const vtt = (body: string) => `WEBVTT\n\n${body}`
const cue = (text: string) => vtt(`00:01.000 --> 00:02.000\n${text}\n`)

/** Returns the lines as “seconds text”, or “no transcript”. */
const read = (file: string | Uint8Array) =>
  readTranscript(typeof file === 'string' ? utf8(file) : file)?.map(({ at, text }) => `${at} ${text}`) ??
  'no transcript'

// Covers UX-72
test.each<[name: string, file: string | Uint8Array, lines: readonly string[] | 'no transcript']>([
  [
    'WebVTT',
    vtt('00:01.000 --> 00:02.000\nHello\n\n01:00:02.500 --> 01:00:03.000\nBye'),
    ['1 Hello', '3602 Bye'],
  ],
  [
    'SubRip',
    '1\n00:00:01,000 --> 00:00:02,000\nHello\n\n2\n00:00:03,000 --> 00:00:04,000\nBye\n',
    ['1 Hello', '3 Bye'],
  ],
  ['a byte order mark', `\ufeff${cue('Hello')}`, ['1 Hello']],
  ['lines ends of Windows', cue('Hello\nthere').replaceAll('\n', '\r\n'), ['1 Hello there']],
  ['line ends of old Macs', cue('Hello').replaceAll('\n', '\r'), ['1 Hello']],
  ['no header', '00:01.000 --> 00:02.000\nHello', ['1 Hello']],
  [
    'names, settings and comments',
    'WEBVTT - Talk\nKind: captions\n\nNOTE\nA remark\n\nSTYLE\n::cue { color: red }\n\nintro\n00:01.000 --> 00:02.000 align:start position:0%\nHello',
    ['1 Hello'],
  ],
  [
    'no empty lines between SubRip lines',
    '1\n00:00:01,000 --> 00:00:02,000\nHello\n2\n00:00:03,000 --> 00:00:04,000\nBye',
    ['1 Hello', '3 Bye'],
  ],
  ['a line that is a number', cue('42'), ['1 42']],
  [
    'overlapping times',
    vtt('00:05.000 --> 00:09.000\nSecond\n\n00:01.000 --> 00:08.000\nFirst'),
    ['1 First', '5 Second'],
  ],
  ['an end before the start', vtt('00:05.000 --> 00:01.000\nHello'), ['5 Hello']],
  ['negative times', vtt('-00:05.000 --> 00:01.000\nNo\n\n00:02.000 --> 00:03.000\nYes'), ['2 Yes']],
  [
    'times that no video has',
    vtt('9999:00:01.000 --> 9999:00:02.000\nNo\n\n00:02.000 --> 00:03.000\nYes'),
    ['2 Yes'],
  ],
  ['digits without an end', vtt(`${'9'.repeat(400)}:00:01.000 --> 1\nNo`), 'no transcript'],
  ['seconds above 59', vtt('00:75.000 --> 00:80.000\nNo'), 'no transcript'],
  ['times without milliseconds', vtt('01:15 --> 01:20\nHello'), ['75 Hello']],
  ['minutes above 59', vtt('75:10.000 --> 75:12.000\nHello'), ['4510 Hello']],
  ['an arrow in the text', cue('a --> b'), ['1 a --> b']],
  [
    'a time without a text',
    vtt('00:01.000 --> 00:02.000\n\n00:02.000 --> 00:03.000\n   \n'),
    'no transcript',
  ],
  ['a time at the end', vtt('00:01.000 --> 00:02.000'), 'no transcript'],
  [
    'repeated lines of generated captions',
    vtt('00:01.000 --> 00:02.000\nHello\n\n00:02.000 --> 00:03.000\nHello\n\n00:03.000 --> 00:04.000\nBye'),
    ['1 Hello', '3 Bye'],
  ],
  [
    'markup',
    cue('<c.yellow>Hel</c><00:01.500>lo <b>you</b> {\\an8}<font color="red">there</font>'),
    ['1 Hello you there'],
  ],
  ['speakers', cue('<v.loud Ana Dias>Hello</v> <v Rui>Hi'), ['1 Ana Dias: Hello Rui: Hi']],
  ['a script', cue('<script>alert(1)</script><img src=x onerror=alert(1)>'), ['1 alert(1)']],
  [
    'an escaped script',
    cue('&lt;img src=x onerror=alert(1)&gt; &amp;amp;'),
    ['1 <img src=x onerror=alert(1)> &amp;'],
  ],
  ['tags that do not end', cue(`${'<'.repeat(50)}a`), [`1 ${'<'.repeat(50)}a`]],
  ['comparisons', cue('1 < 2 & 3'), ['1 1 < 2 & 3']],
  ['NUL and control characters', cue('He\u0000l\u0007lo'), ['1 Hello']],
  ['marks of the writing direction', cue('\u202e\u2067evil\u202c שלום'), ['1 evil שלום']],
  ['Latin-1', latin1(cue('Começar às três')), ['1 Começar às três']],
  [
    'UTF-8 with a broken byte',
    Uint8Array.from([...utf8(cue('Começar às três ')), 0xff]),
    ['1 Começar às três \ufffd'],
  ],
  ['UTF-16 LE', utf16(cue('Olá'), true), ['1 Olá']],
  ['UTF-16 BE', utf16(cue('Olá'), false), ['1 Olá']],
  ['an HTML page', '<!doctype html><title>Not found</title><!-- 1 --><p>00:01.000 --> </p>', 'no transcript'],
  ['JSON', '{"cues":[{"start":1}]}', 'no transcript'],
  ['an empty file', '', 'no transcript'],
  ['a header alone', 'WEBVTT\n', 'no transcript'],
  [
    'a picture',
    Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    'no transcript',
  ],
  ['only line ends', '\n'.repeat(100_000), 'no transcript'],
])('a transcript with %s is read as far as it is one', (_, file, lines) => {
  expect(read(file)).toEqual(lines)
})

// Covers UX-72
test.each([
  [
    '100,000 lines',
    vtt(
      Array.from(
        { length: 100_000 },
        (_, index) => `${Math.floor(index / 60)}:${String(index % 60).padStart(2, '0')} --> 0\n${index}\n\n`,
      ).join(''),
    ),
    20_000,
  ],
  ['5 MB in one line', cue('word '.repeat(1_000_000)), 1],
  ['5 MB of opened tags', cue('<'.repeat(5_000_000)), 1],
  ['5 MB of numbers', cue('7\n'.repeat(2_500_000)), 1],
  ['5 MB of references', cue('&lt;'.repeat(1_250_000)), 1],
  ['5 MB of spaces before an arrow', vtt(`${' '.repeat(5_000_000)}-->`), undefined],
] as const)('a transcript with %s is bounded', (_, file, count) => {
  const lines = readTranscript(utf8(file))
  expect(lines?.length).toBe(count)
  for (const { text } of lines ?? []) expect(text.length).toBeLessThan(1_100)
})

// Covers UX-72
test('files of 2 MB at most are read as transcripts, by the end of their names', () => {
  expect(maxTranscriptSize).toBe(2_000_000)
  for (const [url, isOne] of [
    ['https://a.example/talk.vtt', true],
    ['https://a.example/talk.SRT?sig=1', true],
    ['https://a.example/talk.vtt.pdf', false],
    ['https://a.example/vtt', false],
  ] as const)
    expect(isTranscriptFile({ url })).toBe(isOne)
})
